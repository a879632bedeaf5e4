/** A card as it may be shown and kept: never its number. */
export interface CardSummary {
  /** Ready to show, e.g. `Quillon`. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface PaymentSession {
  readonly sessionId: string;
  /** Where the card fields lie; the shop frames this. */
  readonly frameUrl: string;
  /** The origin of `frameUrl`, whose messages the shop heeds. */
  readonly origin: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface PaymentSessionRequest {
  /** The one origin that may frame the fields and hears from them. */
  readonly shopOrigin: string;
  /** For example `fr-ca`. */
  readonly locale: string;
  /** Whose look the fields wear. */
  readonly brand: string;
  /** The cart that is to be paid; a token made in the session pays for no other. */
  readonly subject: string;
}

export interface TokenDescription {
  readonly token: string;
  /** Where the token was made; it stands in no other session. */
  readonly sessionId: string;
  readonly subject: string;
}

export interface DescribedToken {
  readonly card: CardSummary;
  readonly expiresAt: string;
  /** What the session was opened for in which the token was made. */
  readonly subject: string;
}

export interface AuthorizationRequest {
  readonly token: string;
  /** What is paid: the token's own, or it is refused. */
  readonly subject: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The key of the charge: whatever is asked under it is done once. */
  readonly reference: string;
}

/**
 * What the issuer said. `expired` is the card, not the token; `authenticate` asks for 3-D Secure before anything is held; `voided` says
 * that the charge was called off, perhaps before it arrived.
 */
export type AuthorizationAnswer =
  | { readonly outcome: 'approved'; readonly authorizationId: string }
  | { readonly outcome: 'declined' | 'expired' | 'fraud' | 'authenticate' | 'voided' };

export interface ChallengeRequest extends Pick<AuthorizationRequest, 'reference' | 'token'> {
  /** What the issuer's page answered. */
  readonly response: string;
}

/** An authorization to act on. */
export interface HeldCharge extends Pick<AuthorizationRequest, 'reference' | 'amountMinor' | 'currency'> {
  readonly authorizationId: string;
}

/**
 * The payment partner. Every call may throw PaymentsUnavailableError, and PaymentTokenError where it takes a token. What changes
 * anything is done once a reference, however often it is asked.
 */
export interface PaymentsPort {
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  describe(request: TokenDescription): Promise<DescribedToken>;
  /** Holds the amount. */
  authorize(request: AuthorizationRequest): Promise<AuthorizationAnswer>;
  /** Goes on with an authorization whose issuer asked for 3-D Secure. */
  challenge(request: ChallengeRequest): Promise<AuthorizationAnswer>;
  /** What became of an authorization; null when the partner never heard of it. */
  findAuthorization(request: Pick<AuthorizationRequest, 'reference'>): Promise<AuthorizationAnswer | null>;
  /** Takes what is held; refused where nothing is held any more. */
  capture(charge: HeldCharge): Promise<'captured' | 'refused'>;
  /** Lets go what is held, and refuses an authorization of this reference that arrives later. Says so where the amount is taken already. */
  void(request: Pick<AuthorizationRequest, 'reference'>): Promise<'voided' | 'captured'>;
  /** Gives back what was taken. */
  refund(charge: Pick<HeldCharge, 'reference' | 'amountMinor' | 'currency'>): Promise<void>;
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
