import type { ChallengeWindowSize } from '#generated/openapi/shared.ts';

/** Card details that may be shown and stored. They never include the number. */
export interface CardSummary {
  /** Display name, e.g. `Quillon`. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/**
 * Purpose of a session with the partner: paying by card, the security code of a stored card, storing a card, or the consent to a plan or a
 * wallet.
 */
export type SessionPurpose = 'card' | 'security-code' | 'store-card' | 'pay-later' | 'wallet';

export interface Amount {
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface PaymentSession {
  readonly sessionId: string;
  /** The partner's form or wallet sheet, to be framed by the shop. */
  readonly frameUrl: string;
  /** The partner's full-page version, which returns to `returnUrl`. Absent for forms that exist only in a frame. */
  readonly redirectUrl?: string;
  /** The origin of `frameUrl`. The shop accepts messages from this origin only. */
  readonly origin: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface PaymentSessionRequest {
  readonly purpose: SessionPurpose;
  /** The only origin that may frame the session and receives its messages. */
  readonly shopOrigin: string;
  /** The shop's page to which pages of the partner and the issuer return. */
  readonly returnUrl: string;
  /** E.g. `fr-ca`. */
  readonly locale: string;
  /** The brand whose style the form uses. */
  readonly brand: string;
  /** The cart to pay, or the customer whose card is stored. A token of the session is valid for this subject only. */
  readonly subject: string;
  /** The stored card whose security code is entered. */
  readonly vaultId?: string;
  /** The amount to pay, for `pay-later` and `wallet`. */
  readonly amount?: Amount;
}

export interface TokenDescription {
  readonly token: string;
  /** The session that created the token, which is valid in no other. */
  readonly sessionId: string;
  readonly subject: string;
}

export interface DescribedToken {
  readonly card: CardSummary;
  readonly expiresAt: string;
  /** The subject of the session that created the token. */
  readonly subject: string;
  /** The stored card whose security code was entered. */
  readonly vaultId?: string;
  /** Name of the wallet. */
  readonly providerName?: string;
}

export interface PlanInstallment {
  readonly amountMinor: number;
  /** Days after the order; 0 for an immediate payment. */
  readonly dueInDays: number;
}

/** Outcome of a plan's session. An accepted plan has a token that pays up to its amount. */
export type PlanOutcome =
  | { readonly outcome: 'pending' | 'declined' | 'abandoned' }
  | {
      readonly outcome: 'accepted';
      readonly token: string;
      readonly subject: string;
      readonly amount: Amount;
      readonly providerName: string;
      readonly installments: readonly PlanInstallment[];
    };

/** Terms under which a pay-later provider offers plans: equal installments, with the remainder in the first one. */
export interface PlanTerms {
  readonly providerName: string;
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly dueInDays: readonly number[];
}

/** The shopper's browser in the terms of EMV 3-D Secure. */
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
  /** Must be the token's subject; others are rejected. */
  readonly subject: string;
  /** Idempotency key of the charge. */
  readonly reference: string;
  /** Null without browser data: the partner then assumes a window of 390x400. */
  readonly device: DeviceData | null;
  /** True if the partner stores the card, with the shopper's consent. */
  readonly storeCard: boolean;
}

export interface IssuerChallenge {
  readonly authenticationId: string;
  /** The issuer's page for a frame of the requested window size. */
  readonly frameUrl: string;
  /** The issuer's full-page version, which returns to the session's `returnUrl`. */
  readonly redirectUrl: string;
  readonly origin: string;
  /** ISO 8601. Afterwards the shopper counts as not authenticated. */
  readonly expiresAt: string;
}

/**
 * The issuer's response. `expired` is the card, not the token; `authenticate` waits for the shopper without a reservation;
 * `unauthenticated` is a failed, rejected, canceled or late challenge; `voided` is a canceled charge, which may never have arrived.
 */
export type AuthorizationResponse =
  | { readonly outcome: 'approved'; readonly authorizationId: string; readonly vaultId?: string }
  | { readonly outcome: 'authenticate'; readonly challenge: IssuerChallenge }
  | { readonly outcome: 'declined' | 'expired' | 'fraud' | 'unauthenticated' | 'voided' };

/** The authorization to change. */
export interface HeldCharge extends Pick<AuthorizationRequest, 'reference' | 'amountMinor' | 'currency'> {
  readonly authorizationId: string;
}

export interface RefundRequest extends Pick<HeldCharge, 'reference' | 'amountMinor' | 'currency'> {
  /** Unique among the refunds of its charge. */
  readonly refundId: string;
}

/**
 * The payment partner. Every method may throw PaymentsUnavailableError, and PaymentTokenError if it takes a token or a stored card. Changes
 * are idempotent by reference.
 */
export interface PaymentsPort {
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  describe(request: TokenDescription): Promise<DescribedToken>;
  /** Finds the outcome of a plan's session. */
  findPlan(request: Pick<TokenDescription, 'sessionId' | 'subject'>): Promise<PlanOutcome>;
  /** Returns null if no plans are offered. */
  findPlanTerms(request: { readonly currency: string; readonly country: string }): Promise<PlanTerms | null>;
  /** Stores the card of a token for later payments. Repeating the token returns the same response. */
  storeCard(request: TokenDescription): Promise<{ readonly vaultId: string; readonly card: CardSummary }>;
  deleteCard(request: { readonly vaultId: string }): Promise<void>;
  /** Reserves the amount. */
  authorize(request: AuthorizationRequest): Promise<AuthorizationResponse>;
  /** Finds the outcome of an authorization and its challenge; null if the partner does not know it. */
  findAuthorization(request: Pick<AuthorizationRequest, 'reference'>): Promise<AuthorizationResponse | null>;
  /** Captures the reserved amount. Returns `rejected` if there is no reservation. */
  capture(charge: HeldCharge): Promise<'captured' | 'rejected'>;
  /**
   * Releases the reservation, deletes a card stored with it, ends a challenge, and rejects a later authorization of the reference.
   * 'captured' if the amount is captured already.
   */
  void(request: Pick<AuthorizationRequest, 'reference'>): Promise<'voided' | 'captured'>;
  /** Refunds some or all of a captured amount, once per refundId. The refunds of a charge never exceed the captured amount. */
  refund(request: RefundRequest): Promise<void>;
}

/** Thrown when the outcome at the partner is unknown: a time-out, a network error or an invalid response. */
export class PaymentsUnavailableError extends Error {
  readonly call: string;
  readonly reason: 'timeout' | 'network' | 'status' | 'answer';
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  constructor(
    call: string,
    reason: PaymentsUnavailableError['reason'],
    details: { readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(`The payment partner did not respond to ${call} (${reason}${details.status ? ` ${details.status}` : ''}).`, {
      cause: details.cause,
    });
    this.name = 'PaymentsUnavailableError';
    this.call = call;
    this.reason = reason;
    this.status = details.status;
  }
}

/** Thrown for an invalid token: nothing was charged, and the shopper has to enter the card again. */
export class PaymentTokenError extends Error {
  readonly reason: 'invalid' | 'expired' | 'spent';
  constructor(reason: PaymentTokenError['reason']) {
    super(`The payment token is ${reason}.`);
    this.name = 'PaymentTokenError';
    this.reason = reason;
  }
}
