import { getSavedPayments } from '#generated/calls/get-saved-payments.ts';
import type { Calls } from '../../../client/calls.ts';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';

/** The request for the customer's cards, the default card first. */
export const savedCardsInput = { types: 'CREDIT_CARD' } as const;

/** The card that express checkout pays with; undefined if there is none or it has expired. */
export async function getDefaultCard(calls: Calls): Promise<SavedPayment | undefined> {
  const { paymentInstruments } = await getSavedPayments(calls, savedCardsInput);
  return paymentInstruments.find(({ isDefault, isExpired, card }) => isDefault && !isExpired && card !== undefined);
}

/** Pays with a saved card whose security code the order brings. */
export const savedCardInput = ({ paymentInstrumentId }: SavedPayment): CardInstrumentInput => ({
  payment_method_id: 'CREDIT_CARD',
  savedPaymentId: paymentInstrumentId,
});
