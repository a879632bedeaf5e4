import { getSavedPayments } from '#generated/calls/get-saved-payments.ts';
import type { Calls } from '../../../client/calls.ts';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';

/** Request for the customer's cards; the default card is first. */
export const savedCardsInput = { types: 'CREDIT_CARD' } as const;

/** Card for the express checkout; undefined if there is none or it has expired. */
export async function getDefaultCard(calls: Calls): Promise<SavedPayment | undefined> {
  const { paymentInstruments } = await getSavedPayments(calls, savedCardsInput);
  return paymentInstruments.find(({ isDefault, isExpired, card }) => isDefault && !isExpired && card !== undefined);
}

/** Payment with a saved card; its security code is sent with the order. */
export const toSavedCardInput = ({ paymentInstrumentId }: SavedPayment): CardInstrumentInput => ({
  payment_method_id: 'CREDIT_CARD',
  savedPaymentId: paymentInstrumentId,
});
