import { createMissingAddressError } from '../addresses/parse-address.ts';
import { getEmail } from '../delivery/destinations.ts';
import { getDeliveryKind } from '../delivery/delivery-kind-lookup.ts';
import { createPaymentError } from '../payments/payment-problems.ts';
import { CallError } from '../router/call-error.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { Registries } from './cart-ports.ts';
import type { CartContents } from './cart-record.ts';
import type { PricedCart } from './pricing/priced-cart.ts';
import { assertUsableTenders } from '../tenders/tenders.ts';
import { hasOnlyGiftCards } from './pricing/priced-cart.ts';

/**
 * Asserts that the cart can be ordered.
 * @returns The email address for the order confirmation.
 * @throws CallError for missing items (INV406), missing addresses (PYT406, PAY401), a payment below the total (PYT404), or a payment that
 * no longer fits the cart.
 */
export function assertReady(
  { deliveryKinds: kinds, tenderKinds }: Registries,
  shop: ShopContext,
  cart: CartContents,
  priced: PricedCart,
): string {
  const { rows, shipments, amounts } = priced;
  if (rows.length === 0) throw new CallError(409, 'INV406', [{ message: 'No item in the cart is available.', type: 'flash' }]);
  for (const { shipment } of shipments) getDeliveryKind(kinds, shipment).assertReady(shop, shipment, shipments.length === 1);
  const needsBill = shipments.some(({ shipment }) => getDeliveryKind(kinds, shipment).needsBillingAddress);
  if (needsBill && !cart.billingAddress) throw createMissingAddressError('The cart has no billing address.');
  const email = getEmail(kinds, cart);
  if (!email) throw createMissingAddressError('The order needs an e-mail address.', 'recipientContactEmail');
  assertUsableTenders(tenderKinds, cart.tenders, { hasOnlyGiftCards: hasOnlyGiftCards(priced) });
  if (amounts.remaining > 0) throw createPaymentError('PYT404');
  return email;
}
