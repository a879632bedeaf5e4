import type { Calls } from '#commerce/client/calls.ts';
import type { PasswordChange, TokenRequest } from '#generated/openapi/authentication.ts';
import type { components } from '#generated/openapi/personalization.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { StaffMember } from './staff/staff-member.ts';
import type { StaffSession } from './staff/staff-session.ts';

type CartLine = components['schemas']['CartLine'];

export interface SignedIn {
  /** The account's cart has brought more than the guest's held. */
  readonly hasMoreInCart: boolean;
}

/** A call that is passed on: a request is made of it once its token is known. */
export interface ShopperCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

/** A shopper on one site, for as long as one request lasts. */
export interface ShopperSession {
  /** Of the stored cart, as the latest answer left it. */
  readonly cartId: string | undefined;
  /** Units in it. */
  readonly cartCount: number;
  /** What they cost without shipping, in the site's currency; undefined where it is not known. */
  readonly cartSum: number | undefined;
  /**
   * Lines of the cart, as the latest response left them. Requests the cart only where this host has not seen it in its present state.
   */
  cartLines(signal?: AbortSignal): Promise<readonly CartLine[]>;
  /** Names of what could not be put into a cart that replaced a lost one, once. */
  takeLost(cartId: string): readonly string[];
  /** Id of the first list of favorites after the latest response; undefined where the shopper has none. */
  readonly favoriteId: string | undefined;
  /** Of the order that the shopper placed last, wherever, as this browser has heard of it within the hour. */
  readonly orderId: string | undefined;
  /** Of the order that was placed last from this very browser, within the hour. */
  readonly placedOrderId: string | undefined;
  /** Id of the list of saved items. A guest without one has saved nothing. */
  readonly saveForLaterId: string | undefined;
  /** Id of the account that the shopper has signed in to, or that an agent acts for; undefined for a guest, and once the session was refused. */
  readonly customerId: string | undefined;
  /** The employee whose session it is; undefined for a shopper's own. */
  readonly staff: StaffMember | undefined;
  /** The employee whose session has ended, until the redirect to their sign-in. */
  readonly endedStaff: StaffMember | undefined;
  /** The steps of an employee's session. */
  readonly staffSession: StaffSession;
  /** The profile of that account, as it was a short while ago at most. */
  profile(signal?: AbortSignal): Promise<Profile>;
  /** Resolves when all token requests have settled, so that the response stores the latest. */
  settled(): Promise<void>;
  /** Makes it the session of the account that a code is for; what was in the guest's cart is in the account's then. */
  signIn(proof: Required<Pick<TokenRequest, 'code' | 'codeVerifier'>>): Promise<SignedIn>;
  /** Ends the session of an account, here and on the sites that it was continued on, with all that is kept of it. A new guest's begins. */
  signOut(): Promise<void>;
  /** Replaces the password of the account. All its other sessions end; this one gets new tokens. */
  changePassword(change: PasswordChange): Promise<void>;
  /** Ends all other sessions of the account; this one gets new tokens. */
  endOtherSessions(): Promise<void>;
  /** Calls in the shopper's name: context and, where the contract asks for one, the token come by themselves; cookies follow the answers. */
  readonly calls: Calls;
  /** Forwards a request of the gateway in the shopper's name and returns the response unchanged. */
  forward(operation: Operation, call: ShopperCall): Promise<Response>;
}
