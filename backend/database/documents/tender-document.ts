import type { ErrorCode } from '#generated/errors.ts';
import type { DeviceFingerprint, PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { PaymentChallenge } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';

/** A tender that the contract has an input schema for. */
export type TenderId = PaymentInstrumentInput['payment_method_id'];

/** Payment data of a tender. Only its own definition reads it. */
export type TenderMeans = Readonly<Record<string, unknown>>;

/** Pays for a cart or for a part of it. */
export interface CartTender {
  /** paymentInstrumentId of calls. */
  readonly id: string;
  readonly kind: TenderId;
  /** The most that it covers; null covers all that the others leave. */
  readonly amountMinor: Minor | null;
  /** True if it covers its whole amount or nothing, as a voucher does. */
  readonly isWhole?: boolean;
  readonly means: TenderMeans;
}

/** The shopper's browser, as it describes itself. */
export type DeviceData = Omit<DeviceFingerprint, 'basketId'>;

/**
 * pending: it is unknown whether the amount is reserved. waiting: the issuer authenticates the shopper, and nothing is reserved. reserved: the
 * amount is reserved. confirmed: it is captured. refused: nothing was reserved. released: the reservation has ended, a capture is refunded.
 */
export type TenderState = 'pending' | 'waiting' | 'reserved' | 'confirmed' | 'refused' | 'released';

/** What pays for an order. */
export interface OrderTender extends CartTender {
  readonly amountMinor: Minor;
  readonly state: TenderState;
  /** The key under which its partner does each thing once. */
  readonly reference: string;
  /** What the partner calls the reservation; null until it is known. */
  readonly receipt: string | null;
  readonly fault: ErrorCode | null;
  /** Absent where the browser has not described itself, and of a settled order. */
  readonly device?: DeviceData;
  /** Id of the issuer's last challenge; it stays when the challenge is over. */
  readonly authenticationId?: string;
  /** Absent of a settled order. */
  readonly challenge?: PaymentChallenge;
}
