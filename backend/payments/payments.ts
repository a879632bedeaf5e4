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
}

export interface AuthorizationRequest {
  readonly token: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The order number: asking twice with one reference charges once. */
  readonly reference: string;
}

/** What the issuer said. `expired` is the card, not the token; `authenticate` asks for 3-D Secure before anything is charged. */
export type AuthorizationAnswer =
  | { readonly outcome: 'approved'; readonly authorizationId: string }
  | { readonly outcome: 'declined' | 'expired' | 'fraud' | 'authenticate' };

/** The payment partner. Every call may throw PaymentsUnavailableError, and PaymentTokenError where it takes a token. */
export interface PaymentsPort {
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  describe(token: string): Promise<{ readonly card: CardSummary; readonly expiresAt: string }>;
  authorize(request: AuthorizationRequest): Promise<AuthorizationAnswer>;
  /** What became of a charge, asked after a crash; null when the partner never heard of it. A token that has expired since will do. */
  findAuthorization(request: Pick<AuthorizationRequest, 'reference' | 'token'>): Promise<AuthorizationAnswer | null>;
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
  readonly reason: 'invalid' | 'expired';
  constructor(reason: PaymentTokenError['reason']) {
    super(`The payment token is ${reason}.`);
    this.name = 'PaymentTokenError';
    this.reason = reason;
  }
}
