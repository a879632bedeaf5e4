import type { ErrorCode } from '#generated/errors.ts';
import type { DeviceFingerprint, PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { PaymentChallenge } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';

/** A tender with an input schema in the contract. */
export type TenderId = PaymentInstrumentInput['payment_method_id'];

/** Payment data of a tender, which only its own definition reads. */
export type TenderData = Readonly<Record<string, unknown>>;

/** Pays for a cart or a part of it. */
export interface CartTender {
  /** The paymentInstrumentId of requests. */
  readonly id: string;
  readonly kind: TenderId;
  /** The maximum that it covers; null covers the remaining total. */
  readonly amountMinor: Minor | null;
  /** True if the tender pays its whole amount or nothing, e.g. a voucher. */
  readonly isWhole?: boolean;
  readonly tenderData: TenderData;
}

/** Device data that the shopper's browser sent. */
export type DeviceData = Omit<DeviceFingerprint, 'basketId'>;

/**
 * pending: it is unknown whether the amount is reserved. waiting: the issuer authenticates the shopper, and nothing is reserved. reserved:
 * the amount is reserved. confirmed: it is captured. rejected: nothing was reserved. released: the reservation has ended, or a capture is
 * refunded.
 */
export type TenderState = 'pending' | 'waiting' | 'reserved' | 'confirmed' | 'rejected' | 'released';

/** A payment of an order. */
export interface OrderTender extends CartTender {
  readonly amountMinor: Minor;
  readonly state: TenderState;
  /** The idempotency key for its partner. */
  readonly reference: string;
  /** The partner's id of the reservation; null until it is known. */
  readonly receipt: string | null;
  readonly fault: ErrorCode | null;
  /** Absent if the browser sent none, and for a settled order. */
  readonly device?: DeviceData;
  /** Id of the issuer's last challenge, retained when the challenge is over. */
  readonly authenticationId?: string;
  /** Absent for a settled order. */
  readonly challenge?: PaymentChallenge;
}
