import type { Cart } from '#generated/openapi/cart.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';

/** Saved rewards in the cart's currency that have a balance and are not in the cart. */
export function getUsableRewards(
  saved: readonly SavedPayment[],
  cart: Pick<Cart, 'currency' | 'payment_instruments'>,
): readonly SavedPayment[] {
  const used = new Set(cart.payment_instruments.map(({ savedPaymentId }) => savedPaymentId));
  return saved.filter(
    ({ paymentInstrumentId, currency = cart.currency, storedValue }) =>
      !used.has(paymentInstrumentId) && currency === cart.currency && storedValue?.balance !== 0,
  );
}
