import type { Calls } from '#commerce/client/calls.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Site } from '../site/site.ts';
import type { Services } from '../services/services.ts';
import type { CartSlot } from '#commerce/query/browser-calls.ts';
import { getCartSlot } from './carts/cart-slot.ts';
import { getCartContentsMemory } from './carts/cart-contents-memory.ts';
import { getCartLinesMemory, type CartLine } from './carts/cart-lines.ts';
import { openSharedSession } from './shared-session.ts';
import type { StaffMember } from '../request/staff/staff-member.ts';
import type { ShopperCall, ShopperSession, SignedIn } from '../request/shopper-session.ts';
import type { StaffSession } from '../request/staff/staff-session.ts';
import { readSession } from './session-cookies.ts';
import { startSession, type KnownSession, type RunningSession } from './running-session.ts';

/** Opens the shopper's session on a site. Set-Cookie values are added to the response. */
export function openSession(context: RequestContext, site: Site): ShopperSession {
  return context.shared ? openSharedSession(context, context.shared, site) : new OwnSession(context, site);
}

/** Most pages need only the session's cookies. The part that calls the API starts on first use. */
class OwnSession implements ShopperSession {
  readonly #known: KnownSession;
  readonly #services: Services;
  readonly #slot: CartSlot;
  readonly #start: () => RunningSession;
  #running: RunningSession | undefined;

  constructor(context: RequestContext, site: Site) {
    const { tokens, staff, ...stored } = readSession(context, site.siteId);
    const hasEnded = tokens.refreshToken === undefined;
    this.#services = context.services;
    this.#slot = getCartSlot(context);
    this.#known = {
      ...stored,
      customerId: tokens.customerId,
      staff: hasEnded ? undefined : staff,
      endedStaff: hasEnded ? staff : undefined,
    };
    this.#start = () => startSession({ known: this.#known, tokens, context, site });
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

  async cartLines(signal?: AbortSignal): Promise<readonly CartLine[]> {
    const find = (): readonly CartLine[] | undefined => {
      const { cartId, cartCount, cartStamp } = this.#known;
      if (cartId === undefined || cartCount === 0 || this.#slot === 'reserved') return [];
      return cartStamp === undefined ? undefined : getCartLinesMemory(this.#services).find(cartId, cartStamp);
    };
    const lines = find();
    if (lines) return lines;
    await this.#work.readCart(signal);
    return find() ?? [];
  }

  takeLost(cartId: string): readonly string[] {
    return getCartContentsMemory(this.#services).takeLost(cartId);
  }

  get favoriteId(): string | undefined {
    return this.#known.favoriteId;
  }

  get orderId(): string | undefined {
    return this.#known.orderId;
  }

  get pendingOrderId(): string | undefined {
    return this.#known.orderedCartId === undefined ? undefined : this.#known.orderId;
  }

  get placedOrderId(): string | undefined {
    return this.#known.placedOrderId;
  }

  get saveForLaterId(): string | undefined {
    return this.#known.saveForLaterId;
  }

  get customerId(): string | undefined {
    return this.#known.customerId;
  }

  get staff(): StaffMember | undefined {
    return this.#known.staff;
  }

  get endedStaff(): StaffMember | undefined {
    return this.#known.endedStaff;
  }

  get staffSession(): StaffSession {
    return this.#work.staff;
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

  changePassword(change: Parameters<ShopperSession['changePassword']>[0]): Promise<void> {
    return this.#work.changePassword(change);
  }

  confirmEmail(token: string): Promise<void> {
    return this.#work.confirmEmail(token);
  }

  endOtherSessions(): Promise<void> {
    return this.#work.endOtherSessions();
  }

  forward(operation: Operation, call: ShopperCall): Promise<Response> {
    return this.#work.forward(operation, call);
  }
}
