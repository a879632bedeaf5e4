import type { Calls } from '#commerce/client/calls.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { RequestFacts } from '../request/request.ts';
import { createRequestNote } from '../request/request-notes.ts';
import type { Services } from '../services/services.ts';
import type { Site } from '../site/site.ts';
import { openSharedSession } from './shared-session.ts';
import type { ShopperCall, ShopperSession, SignedIn } from './shopper-session.ts';
import { readSession } from './session-cookies.ts';
import { startSession, type KnownSession, type RunningSession } from './running-session.ts';

/** By locale. */
const note = createRequestNote<Map<string, ShopperSession>>('sessions');

/** The shopper's session on a site, by default that of the request; one for a request, however many ask for it. Set-Cookie values go with the answer. */
export function sessionOf(facts: RequestFacts, services: Services, site: Site = facts.site): ShopperSession {
  const sessions = note.find(facts) ?? new Map<string, ShopperSession>();
  if (sessions.size === 0) note.keep(facts, sessions);
  const known = sessions.get(site.locale);
  if (known) return known;
  const session = facts.shared ? openSharedSession(facts, facts.shared, services, site) : new OwnSession(facts, services, site);
  sessions.set(site.locale, session);
  return session;
}

/**
 * Most pages ask a session for no more than its cookies say: what makes calls is started for the first that wants one. A class, as V8 puts
 * accessors of an object literal among its old objects, and with them all that they lead to: the whole request.
 */
class OwnSession implements ShopperSession {
  readonly #known: KnownSession;
  readonly #start: () => RunningSession;
  #running: RunningSession | undefined;

  constructor(facts: RequestFacts, services: Services, site: Site) {
    const { tokens, ...kept } = readSession(facts, site.siteId);
    this.#known = { ...kept, customerId: tokens.customerId };
    this.#start = () => startSession({ known: this.#known, tokens, facts, services, site });
  }

  get #work(): RunningSession {
    return (this.#running ??= this.#start());
  }

  get cartId(): string | undefined {
    return this.#known.cartId;
  }

  get cartCount(): number {
    return this.#known.cartCount;
  }

  get cartSum(): number | undefined {
    return this.#known.cartSum;
  }

  get orderId(): string | undefined {
    return this.#known.orderId;
  }

  get placedOrderId(): string | undefined {
    return this.#known.placedOrderId;
  }

  get customerId(): string | undefined {
    return this.#known.customerId;
  }

  get calls(): Calls {
    return this.#work.calls();
  }

  profile(signal?: AbortSignal): Promise<Profile> {
    return this.#work.profile(signal);
  }

  async settled(): Promise<void> {
    await this.#running?.settled();
  }

  signIn(proof: Parameters<ShopperSession['signIn']>[0]): Promise<SignedIn> {
    return this.#work.signIn(proof);
  }

  signOut(): Promise<void> {
    return this.#work.signOut();
  }

  forward(operation: Operation, call: ShopperCall): Promise<Response> {
    return this.#work.forward(operation, call);
  }
}
