import type { ErrorCode } from '#generated/errors.ts';
import { PaymentTokenError, PaymentsUnavailableError } from './payments.ts';
import { CallError } from '../router/call-error.ts';

/** Why a payment was not taken, in the contract's codes. */
export type PaymentFault = Extract<ErrorCode, 'PAY400' | 'PYT402' | 'PYT404' | 'PYT405' | 'FE309'>;

const sentences: Readonly<Record<PaymentFault, string>> = {
  PAY400: 'The payment could not be taken.',
  PYT402: 'The payment needs to be verified; use another card.',
  PYT404: 'The card is to be entered again.',
  PYT405: 'The card asks for a confirmation that is not offered here; use another card.',
  FE309: 'The card has expired.',
};

/** 402 with the fault's code. */
export function paymentRequired(fault: PaymentFault): CallError {
  return new CallError(402, fault, [sentences[fault]]);
}

/** Turns the partner's failures into the contract's: a bad token is PYT404, an unreachable partner PAY400. Others pass unchanged. */
export function toPaymentProblem(error: unknown): unknown {
  if (error instanceof PaymentTokenError) return paymentRequired('PYT404');
  return error instanceof PaymentsUnavailableError ? paymentRequired('PAY400') : error;
}
