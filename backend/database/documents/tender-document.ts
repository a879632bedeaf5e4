import type { ErrorCode } from '#generated/errors.ts';
import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
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

/**
 * pending: nobody knows yet whether it is reserved. reserved: the amount is held. confirmed: it is taken. refused: nothing was held.
 * released: nothing is held any more, and what was taken is given back.
 */
export type TenderState = 'pending' | 'reserved' | 'confirmed' | 'refused' | 'released';

/** What pays for an order. */
export interface OrderTender extends CartTender {
  readonly amountMinor: Minor;
  readonly state: TenderState;
  /** The key under which its partner does each thing once. */
  readonly reference: string;
  /** What the partner calls the reservation; null until it is known. */
  readonly receipt: string | null;
  readonly fault: ErrorCode | null;
}
