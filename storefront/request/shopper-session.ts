import type { Calls } from '#commerce/client/calls.ts';
import type { PasswordChange, TokenRequest } from '#generated/openapi/authentication.ts';
import type { components } from '#generated/openapi/personalization.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { StaffMember } from './staff/staff-member.ts';
import type { StaffSession } from './staff/staff-session.ts';

type CartLine = components['schemas']['CartLine'];

export interface SignedIn {
  /** The account's cart contained items that the guest's did not. */
  readonly hasMoreInCart: boolean;
}

/** A forwarded call; its request is created when the token is available. */
export interface ShopperCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

/** A shopper's session on one site during one request. */
export interface ShopperSession {
  /** Id of the stored cart after the latest response. */
  readonly cartId: string | undefined;
  /** Units in the cart. */
  readonly cartCount: number;
  /** Total without shipping in the site's currency; undefined if it is unknown. */
  readonly cartSum: number | undefined;
  /** Cart lines after the latest response. Requests the cart only if this host has not cached its current state. */
  cartLines(signal?: AbortSignal): Promise<readonly CartLine[]>;
  /** Names of items that could not be restored when a lost cart was replaced; returned once. */
  takeLost(cartId: string): readonly string[];
  /** Id of the first favorites list after the latest response; undefined if the shopper has none. */
  readonly favoriteId: string | undefined;
  /** Id of the shopper's latest order within the last hour, placed on any device. */
  readonly orderId: string | undefined;
  /** Id of the latest order if its payment was pending in the latest response. */
  readonly pendingOrderId: string | undefined;
  /** Id of the latest order placed in this browser within the last hour. */
  readonly placedOrderId: string | undefined;
  /** Id of the list of saved items; undefined for a guest without saved items. */
  readonly saveForLaterId: string | undefined;
  /** Id of the signed-in customer, or of an agent's customer; undefined for a guest and after the session was rejected. */
  readonly customerId: string | undefined;
  /** The employee of the session; undefined for a shopper's own session. */
  readonly staff: StaffMember | undefined;
  /** The employee whose session has ended, until the redirect to the sign-in. */
  readonly endedStaff: StaffMember | undefined;
  /** Operations of an employee's session. */
  readonly staffSession: StaffSession;
  /** The customer's profile, cached briefly. */
  profile(signal?: AbortSignal): Promise<Profile>;
  /** Resolves when all token requests have settled, so that the response stores the latest tokens. */
  settled(): Promise<void>;
  /** Signs in to the account of a code and merges the guest's cart into the account's. */
  signIn(proof: Required<Pick<TokenRequest, 'code' | 'codeVerifier'>>): Promise<SignedIn>;
  /** Ends the session here and on the other sites of the customer, deletes its data, and starts a guest session. */
  signOut(): Promise<void>;
  /** Replaces the password of the account. All other sessions end; this one gets new tokens. */
  changePassword(change: PasswordChange): Promise<void>;
  /** Confirms an email address with the token of a mailed link. If it changes the shopper's own account, the session gets new tokens. */
  confirmEmail(token: string): Promise<void>;
  /** Ends all other sessions of the account; this one gets new tokens. */
  endOtherSessions(): Promise<void>;
  /** Calls in the shopper's session: adds context and token where the contract requires one, and updates cookies from responses. */
  readonly calls: Calls;
  /** Forwards a gateway request in the shopper's session and returns the response unchanged. */
  forward(operation: Operation, call: ShopperCall): Promise<Response>;
}
