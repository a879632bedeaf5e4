import type { ChallengeWindowSize } from '#generated/openapi/shared.ts';

/** A card as it may be shown and kept: never its number. */
export interface CardSummary {
  /** Ready to show, e.g. `Quillon`. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** Purpose of a session with the partner: a card to pay with, the security code of a stored card, a card to store, or the consent to a plan or a wallet. */
export type SessionPurpose = 'card' | 'security-code' | 'store-card' | 'pay-later' | 'wallet';

export interface Amount {
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface PaymentSession {
  readonly sessionId: string;
  /** The partner's fields or sheet; the shop frames this. */
  readonly frameUrl: string;
  /** The partner's page for the whole window; it leads back to `returnUrl`. Absent for fields that only a frame shows. */
  readonly redirectUrl?: string;
  /** The origin of `frameUrl`, whose messages the shop heeds. */
  readonly origin: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface PaymentSessionRequest {
  readonly purpose: SessionPurpose;
  /** The only origin that may frame the session and gets its messages. */
  readonly shopOrigin: string;
  /** Page of the shop that pages of the partner and of the issuer lead back to. */
  readonly returnUrl: string;
  /** For example `fr-ca`. */
  readonly locale: string;
  /** Whose look the fields wear. */
  readonly brand: string;
  /** The cart that is to be paid, or the customer whose card is stored; a token made in the session pays for no other. */
  readonly subject: string;
  /** The stored card whose security code is entered. */
  readonly vaultId?: string;
  /** The amount to pay, for `pay-later` and `wallet`. */
  readonly amount?: Amount;
}

export interface TokenDescription {
  readonly token: string;
  /** The session in which the token was made; it is valid in no other. */
  readonly sessionId: string;
  readonly subject: string;
}

export interface DescribedToken {
  readonly card: CardSummary;
  readonly expiresAt: string;
  /** The subject of the session in which the token was made. */
  readonly subject: string;
  /** The stored card whose security code was entered. */
  readonly vaultId?: string;
  /** Name of the wallet. */
  readonly providerName?: string;
}

export interface PlanInstalment {
  readonly amountMinor: number;
  /** After the order; 0 is at once. */
  readonly dueInDays: number;
}

/** Outcome of a session for a plan. An accepted plan has a token that pays up to its amount. */
export type PlanOutcome =
  | { readonly outcome: 'pending' | 'declined' | 'abandoned' }
  | {
      readonly outcome: 'accepted';
      readonly token: string;
      readonly subject: string;
      readonly amount: Amount;
      readonly providerName: string;
      readonly instalments: readonly PlanInstalment[];
    };

/** For what a pay-later provider offers plans; equal parts, of which the first has what cannot be divided. */
export interface PlanTerms {
  readonly providerName: string;
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly dueInDays: readonly number[];
}

/** The shopper's browser, in the terms of EMV 3-D Secure. */
export interface DeviceData {
  readonly language: string;
  readonly colorDepth: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly timeZoneOffset: number;
  readonly challengeWindowSize: ChallengeWindowSize;
}

export interface AuthorizationRequest extends Amount {
  readonly token: string;
  /** What is paid: the token's own, or it is refused. */
  readonly subject: string;
  /** The key of the charge: whatever is asked under it is done once. */
  readonly reference: string;
  /** Null where the browser has not described itself: the partner assumes a window of 390x400. */
  readonly device: DeviceData | null;
  /** True if the partner stores the card, with the shopper's consent. */
  readonly storeCard: boolean;
}

export interface IssuerChallenge {
  readonly authenticationId: string;
  /** The issuer's page, for a frame of the window size that the device named. */
  readonly frameUrl: string;
  /** The issuer's page for the whole window; it leads back to the session's `returnUrl`. */
  readonly redirectUrl: string;
  readonly origin: string;
  /** ISO 8601; afterwards the shopper counts as not authenticated. */
  readonly expiresAt: string;
}

/**
 * What the issuer said. `expired` is the card, not the token; `authenticate` waits for the shopper, and nothing is held meanwhile;
 * `unauthenticated` says that the challenge failed, was rejected, cancelled or not completed in time; `voided` that the charge was called
 * off, perhaps before it arrived.
 */
export type AuthorizationAnswer =
  | { readonly outcome: 'approved'; readonly authorizationId: string; readonly vaultId?: string }
  | { readonly outcome: 'authenticate'; readonly challenge: IssuerChallenge }
  | { readonly outcome: 'declined' | 'expired' | 'fraud' | 'unauthenticated' | 'voided' };

/** An authorization to act on. */
export interface HeldCharge extends Pick<AuthorizationRequest, 'reference' | 'amountMinor' | 'currency'> {
  readonly authorizationId: string;
}

export interface RefundRequest extends Pick<HeldCharge, 'reference' | 'amountMinor' | 'currency'> {
  /** Unique among the refunds of its charge. */
  readonly refundId: string;
}

/**
 * The payment partner. Every call may throw PaymentsUnavailableError, and PaymentTokenError where it takes a token or a stored card. What
 * changes anything is done once a reference, however often it is asked.
 */
export interface PaymentsPort {
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  describe(request: TokenDescription): Promise<DescribedToken>;
  /** Finds the outcome of a session for a plan. */
  findPlan(request: Pick<TokenDescription, 'sessionId' | 'subject'>): Promise<PlanOutcome>;
  /** Null where no plans are offered. */
  findPlanTerms(request: { readonly currency: string; readonly country: string }): Promise<PlanTerms | null>;
  /** Stores the card of a token for later payments. The same token gets the same response. */
  storeCard(request: TokenDescription): Promise<{ readonly vaultId: string; readonly card: CardSummary }>;
  deleteCard(request: { readonly vaultId: string }): Promise<void>;
  /** Holds the amount. */
  authorize(request: AuthorizationRequest): Promise<AuthorizationAnswer>;
  /** Finds the outcome of an authorization and its challenge; null if the partner does not know it. */
  findAuthorization(request: Pick<AuthorizationRequest, 'reference'>): Promise<AuthorizationAnswer | null>;
  /** Takes what is held; refused where nothing is held any more. */
  capture(charge: HeldCharge): Promise<'captured' | 'refused'>;
  /** Releases what is held, deletes a card stored with it, ends a challenge, and rejects an authorization of this reference that arrives later. `captured` where the amount is captured already. */
  void(request: Pick<AuthorizationRequest, 'reference'>): Promise<'voided' | 'captured'>;
  /** Refunds a captured amount or a part of it, once per refundId; all refunds of a charge together are at most what was captured. */
  refund(request: RefundRequest): Promise<void>;
}

/** Nobody knows whether the partner did what it was asked: it was silent, broken or unintelligible. */
export class PaymentsUnavailableError extends Error {
  readonly call: string;
  readonly reason: 'timeout' | 'network' | 'status' | 'answer';
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  constructor(
    call: string,
    reason: PaymentsUnavailableError['reason'],
    details: { readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(`The payment partner did not answer ${call} (${reason}${details.status ? ` ${details.status}` : ''}).`, { cause: details.cause });
    this.name = 'PaymentsUnavailableError';
    this.call = call;
    this.reason = reason;
    this.status = details.status;
  }
}

/** The token does not stand: nothing was charged, and the shopper has to enter the card anew. */
export class PaymentTokenError extends Error {
  readonly reason: 'invalid' | 'expired' | 'spent';
  constructor(reason: PaymentTokenError['reason']) {
    super(`The payment token is ${reason}.`);
    this.name = 'PaymentTokenError';
    this.reason = reason;
  }
}
