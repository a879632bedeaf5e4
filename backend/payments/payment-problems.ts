import type { ErrorCode } from '#generated/errors.ts';
import type { CartTender } from '../database/documents/tender-document.ts';
import { PaymentTokenError, PaymentsUnavailableError } from './payments.ts';
import { CallError } from '../router/call-error.ts';

/** Reasons of failed payments, as codes of the contract. */
export type PaymentFault = Extract<
  ErrorCode,
  'PAY400' | 'PYT402' | 'PYT404' | 'PYT405' | 'FE309' | 'GFC410' | 'GFC760' | 'GFC800' | 'REW135' | 'REW140' | 'REW401'
>;

const sentences: Readonly<Record<PaymentFault, string>> = {
  PAY400: 'The payment could not be taken.',
  PYT402: 'The payment needs to be verified; use another card.',
  PYT404: 'The payment data are no longer valid; enter them again.',
  PYT405: 'The issuer did not authenticate the shopper.',
  FE309: 'The card has expired.',
  GFC410: 'The gift card has expired.',
  GFC760: 'Gift cards cannot pay for this cart.',
  GFC800: 'The gift card could not be charged.',
  REW135: 'The reward has expired.',
  REW140: 'The reward or the points have been used already.',
  REW401: 'The reward cannot be used by this customer.',
};

/**
 * 402 with the fault's code.
 * @param failed The payment that the error is about
 */
export function createPaymentError(fault: PaymentFault, failed?: Pick<CartTender, 'id' | 'kind'>): CallError {
  if (!failed) return new CallError(402, fault, [sentences[fault]]);
  const additionalInfo = { paymentInstrumentId: failed.id, paymentMethodId: failed.kind };
  return new CallError(402, fault, [{ message: sentences[fault], additionalInfo }]);
}

/**
 * Converts the partner's errors to the contract's: an invalid token is PYT404, an unreachable partner PAY400. Other errors pass unchanged.
 */
export function toPaymentProblem(error: unknown): unknown {
  if (error instanceof PaymentTokenError) return createPaymentError('PYT404');
  return error instanceof PaymentsUnavailableError ? createPaymentError('PAY400') : error;
}
