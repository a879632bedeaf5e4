import type { MaskedCard } from '#generated/openapi/shared.ts';
import { CallError } from '../../router/call-error.ts';

/** Maximum number of each type per account. */
export const maxSavedPayments = 20;

/** The first moment after the card's last month. */
export const getCardExpiry = ({ expiryYear, expiryMonth }: MaskedCard): Date => new Date(Date.UTC(expiryYear, expiryMonth));

export const createAlreadySavedError = (field: 'token' | 'code'): CallError =>
  new CallError(409, 'PYT300', [{ message: 'This payment method is already saved.', additionalInfo: { field } }]);
export const createTooManySavedError = (): CallError =>
  new CallError(409, 'PYT413', ['The account has reached its limit of saved payments.']);
/** The same for an unknown one and another customer's. */
export const createUnknownSavedPaymentError = (): CallError => new CallError(404, 'PYT404', ['Saved payment not found.']);
