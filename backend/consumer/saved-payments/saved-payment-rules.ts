import type { MaskedCard } from '#generated/openapi/shared.ts';
import { CallError } from '../../router/call-error.ts';

/** Maximum number of each type per account. */
export const maxSavedPayments = 20;

/** The first moment after the card's last month. */
export const getCardExpiry = ({ expiryYear, expiryMonth }: MaskedCard): Date => new Date(Date.UTC(expiryYear, expiryMonth));

export const createAlreadySavedError = (field: 'token' | 'code'): CallError =>
  new CallError(409, 'PYT300', [{ message: 'This payment is saved already.', additionalInfo: { field } }]);
export const createTooManySavedError = (): CallError =>
  new CallError(409, 'PYT413', ['The account has as many saved payments as it can have.']);
/** The same for an unknown one and another customer's. */
export const createUnknownSavedPaymentError = (): CallError => new CallError(404, 'PYT404', ['There is no such saved payment.']);
