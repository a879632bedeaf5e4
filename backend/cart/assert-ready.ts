import { missingAddress } from '../addresses/admit-address.ts';
import { deliveryKindOf } from '../delivery/delivery-kinds.ts';
import { paymentRequired } from '../payments/payment-problems.ts';
import { CallError } from '../router/call-error.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { CartParts } from './cart-record.ts';
import type { PricedCart } from './pricing/price-cart.ts';
import { emailOf } from './render-cart.ts';

/** Throws what an order of the cart would still lack: goods (INV406), addresses (PYT406, PAY401, SHP500) or a payment (PYT404). Answers where its mail goes. */
export function assertReady(shop: ShopContext, cart: CartParts, { rows, shipments, amounts }: PricedCart): string {
  if (rows.length === 0)
    throw new CallError(409, 'INV406', [{ message: 'There is nothing in the cart that can be bought.', type: 'flash' }]);
  for (const { shipment } of shipments) deliveryKindOf(shipment).assertReady(shop, shipment, shipments.length === 1);
  const needsBill = shipments.some(({ shipment }) => deliveryKindOf(shipment).needsBillingAddress);
  if (needsBill && !cart.billingAddress) throw missingAddress('The cart has no billing address.');
  const email = emailOf(cart);
  if (!email) throw missingAddress('The order needs an e-mail address.', 'recipientContactEmail');
  if (cart.tenders.length === 0 || amounts.remaining > 0) throw paymentRequired('PYT404');
  return email;
}
