import type { DocumentRecord } from '../canvas/document-record.ts';
import type { Services } from '../services/services.ts';
import type { Site } from '../site/site.ts';
import type { RequestFacts, SharedFacts } from './request.ts';
import type { ResponseCookies } from './response-cookies.ts';
import type { SharedSources } from './shared-sources.ts';
import type { ShopperSession } from './shopper-session.ts';
import type { OldestStaleContent } from './stale-content.ts';
import type { Visit } from './visit.ts';

/**
 * Everything that belongs to one request: its facts, the shop's services, and state. Lazy members are created on first access. Only
 * storefront/create-request-context.ts creates contexts.
 */
export interface RequestContext extends RequestFacts {
  readonly services: Services;
  /** Lazy: the shopper's session on the request's site. */
  readonly session: ShopperSession;
  /** The session on another site of the brand, created once. */
  sessionOn(site: Site): ShopperSession;
  /** Lazy: the visitor and the decisions of the personalization service. Requested once, never rejects. */
  readonly visit: Promise<Visit>;
  /** The visit if it was read before. */
  readonly knownVisit: Promise<Visit> | undefined;
  /** Data that loaders collect for the document. */
  readonly document: DocumentRecord;
  readonly responseCookies: ResponseCookies;
  /** Sources of a shared page. */
  readonly sources: SharedSources;
  readonly staleContent: OldestStaleContent;
  /** Returns a context with changes, e.g. of another site, that shares this request's state. */
  derive(changes: Partial<RequestFacts>): RequestContext;
  /** Returns an independent context for another request in the same shop. */
  open(facts: RequestFacts): RequestContext;
  /** Returns the context of a shared page, from facts that are the same for all its visitors. */
  share(facts: SharedFacts): RequestContext;
  /**
   * The context of the actual visitor. Reading it on a shared page makes the page personal: it is sent only to that visitor and not cached.
   */
  readonly own: RequestContext;
}
