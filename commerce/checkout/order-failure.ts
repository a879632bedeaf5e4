import type { ServiceError } from '../client/service-error.ts';
import type { Step } from './steps.ts';

/** What becomes of a refused order. */
export type OrderFailure =
  /** An inline notice above all, at the step where it can be mended. */
  | { readonly kind: 'notice'; readonly step: Step }
  /** The cart is read anew; back to shipping where its delivery has changed. */
  | { readonly kind: 'unavailable' }
  /** The cart has moved on since the shopper saw it. */
  | { readonly kind: 'changed' }
  /** A toast that stays until it is closed. */
  | { readonly kind: 'toast' };

/** Expiry, instrument, address, payment, fraud, cart not found, PO box and no inventory. */
const NOTICES: Readonly<Record<string, Step>> = {
  FE309: 'billing',
  PYT404: 'billing',
  PYT405: 'billing',
  PYT406: 'billing',
  PAY400: 'billing',
  PYT402: 'billing',
  PAY401: 'shipping',
  SHP500: 'shipping',
  BSK404: 'summary',
  INV406: 'summary',
  INV409: 'summary',
  INV700: 'summary',
  INV701: 'summary',
};

const UNAVAILABLE: ReadonlySet<string> = new Set(['ORD404', 'ORD430']);

export function orderFailure({ errorId = '', isFlash }: Pick<ServiceError, 'errorId' | 'isFlash'>): OrderFailure {
  if (UNAVAILABLE.has(errorId)) return { kind: 'unavailable' };
  const step = NOTICES[errorId];
  if (step) return { kind: 'notice', step };
  return isFlash ? { kind: 'changed' } : { kind: 'toast' };
}

/** Codes of a payment that is used up: another must be given. */
export function needsOtherPayment(errorId: string | undefined): boolean {
  return ['FE309', 'PYT404', 'PYT405', 'PAY400', 'PYT402'].includes(errorId ?? '');
}
