import type { RenderMode } from '#engine/env.ts';
import { DocumentRecord } from './canvas/document-record.ts';
import { loadVisit } from './page/load-visit.ts';
import type { RequestContext } from './request/request-context.ts';
import type { RequestFacts, SharedFacts } from './request/request.ts';
import { createResponseCookies } from './request/response-cookies.ts';
import { SharedSources } from './request/shared-sources.ts';
import type { ShopperSession } from './request/shopper-session.ts';
import { OldestStaleContent } from './request/stale-content.ts';
import type { Visit } from './request/visit.ts';
import type { Services } from './services/services.ts';
import { openSession } from './session/open-session.ts';
import type { Site } from './site/site.ts';

export function createRequestContext(facts: RequestFacts, services: Services): RequestContext {
  return new OwnRequestContext(facts, services);
}

/** State of one request, shared by the contexts that are derived from one another. */
class RequestState {
  readonly sessions = new Map<string, ShopperSession>();
  visit: Promise<Visit> | undefined;
  readonly document = new DocumentRecord();
  readonly responseCookies = createResponseCookies();
  readonly sources = new SharedSources();
  readonly staleContent = new OldestStaleContent();
}

/** Shared between the contexts of one request. */
interface Shared {
  readonly state?: RequestState;
  readonly visitor?: RequestContext | undefined;
}

class OwnRequestContext implements RequestContext {
  readonly url: URL;
  readonly brand: RequestFacts['brand'];
  readonly site: Site;
  readonly isKnownLocale: boolean;
  readonly mode: RenderMode;
  readonly channel: RequestFacts['channel'];
  readonly previewDateTime: string | undefined;
  readonly testContext: string | undefined;
  readonly cookies: RequestFacts['cookies'];
  readonly isData: boolean;
  readonly isDialog: boolean | undefined;
  readonly correlationId: string;
  readonly address: string | undefined;
  readonly headers: RequestFacts['headers'];
  readonly shared: RequestFacts['shared'];
  readonly services: Services;
  readonly #facts: RequestFacts;
  readonly #state: RequestState;
  readonly #visitor: RequestContext | undefined;

  /** @param visitor Context of the actual visitor of a shared page, used if the page turns out to be personal. */
  constructor(facts: RequestFacts, services: Services, { state = new RequestState(), visitor }: Shared = {}) {
    this.url = facts.url;
    this.brand = facts.brand;
    this.site = facts.site;
    this.isKnownLocale = facts.isKnownLocale;
    this.mode = facts.mode;
    this.channel = facts.channel;
    this.previewDateTime = facts.previewDateTime;
    this.testContext = facts.testContext;
    this.cookies = facts.cookies;
    this.isData = facts.isData;
    this.isDialog = facts.isDialog;
    this.correlationId = facts.correlationId;
    this.address = facts.address;
    this.headers = facts.headers;
    this.shared = facts.shared;
    this.services = services;
    this.#facts = facts;
    this.#state = state;
    this.#visitor = visitor;
  }

  get session(): ShopperSession {
    return this.sessionOn(this.site);
  }

  sessionOn(site: Site): ShopperSession {
    const { sessions } = this.#state;
    const session = sessions.get(site.locale) ?? openSession(this, site);
    sessions.set(site.locale, session);
    return session;
  }

  get visit(): Promise<Visit> {
    return (this.#state.visit ??= this.shared ? Promise.resolve(this.shared.visit) : loadVisit(this));
  }

  get knownVisit(): Promise<Visit> | undefined {
    return this.#state.visit;
  }

  get document(): DocumentRecord {
    return this.#state.document;
  }

  get responseCookies(): RequestContext['responseCookies'] {
    return this.#state.responseCookies;
  }

  get sources(): SharedSources {
    return this.#state.sources;
  }

  get staleContent(): OldestStaleContent {
    return this.#state.staleContent;
  }

  derive(changes: Partial<RequestFacts>): RequestContext {
    return new OwnRequestContext({ ...this.#facts, ...changes }, this.services, { state: this.#state, visitor: this.#visitor });
  }

  open(facts: RequestFacts): RequestContext {
    return new OwnRequestContext(facts, this.services);
  }

  share(facts: SharedFacts): RequestContext {
    return new OwnRequestContext(facts, this.services, { visitor: this });
  }

  get own(): RequestContext {
    if (this.#visitor === undefined) return this;
    this.sources.markPersonal();
    return this.#visitor;
  }
}
