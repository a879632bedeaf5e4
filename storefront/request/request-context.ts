import type { DocumentRecord } from '../canvas/document-record.ts';
import type { Services } from '../services/services.ts';
import type { Site } from '../site/site.ts';
import type { RequestFacts, SharedFacts } from './request.ts';
import type { ResponseCookies } from './response-cookies.ts';
import type { SharedSources } from './shared-calls.ts';
import type { ShopperSession } from './shopper-session.ts';
import type { StalestContent } from './stale-content.ts';
import type { Visit } from './visit.ts';

/**
 * Everything that belongs to one request: its facts, the shop's services, and what is found out while it is handled. The lazy members are
 * created when they are first read. Only storefront/create-request-context.ts creates contexts.
 */
export interface RequestContext extends RequestFacts {
  readonly services: Services;
  /** Lazy: the shopper's session on the request's site. */
  readonly session: ShopperSession;
  /** The same on another site of the brand; one session for each, however often it is asked for. */
  sessionOn(site: Site): ShopperSession;
  /** Lazy: the visitor, and the decisions of the personalization service. It is asked once, and never rejects. */
  readonly visit: Promise<Visit>;
  /** The visit where something has read it. */
  readonly knownVisit: Promise<Visit> | undefined;
  /** What loaders leave for the document. */
  readonly document: DocumentRecord;
  readonly responseCookies: ResponseCookies;
  /** What a page that is made for many has been made of. */
  readonly sources: SharedSources;
  readonly stalest: StalestContent;
  /** The same request seen as another one, e.g. as one of another site. Both share what is found out. */
  derive(changes: Partial<RequestFacts>): RequestContext;
  /** A context of its own for another request in the same shop. */
  open(facts: RequestFacts): RequestContext;
  /** The context of a page that is rendered for everybody who is shown the same, from facts that hold for all of them. */
  share(facts: SharedFacts): RequestContext;
  /**
   * Everything that is known of the visitor: the context itself. On a page that is rendered for many, reading it makes the page personal:
   * it goes to the visitor whose request it is rendered for, and is not kept.
   */
  readonly own: RequestContext;
}
