import type { CartParts } from './cart-record.ts';
import type { PricedCart } from './price-cart.ts';
import { emailOf } from './render-cart.ts';
import { homeShipment, isDigital } from './shipping-methods.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { CallError } from '../router/call-error.ts';
import { assertDelivered, assertReachable } from '../addresses/admit-address.ts';
import { paymentRequired } from '../payments/payment-problems.ts';

const addressMissing = (message: string, field?: string): CallError =>
  new CallError(409, 'PYT406', [{ message, ...(field && { additionalInfo: { field } }) }]);

/** Throws what an order of the cart would still lack: goods (INV406), addresses (PYT406, PAY401, SHP500) or a payment (PYT404). Answers where its mail goes. */
export function assertReady({ site }: ShopContext, cart: CartParts, { rows, shipments, amounts }: PricedCart): string {
  if (rows.length === 0)
    throw new CallError(409, 'INV406', [{ message: 'There is nothing in the cart that can be bought.', type: 'flash' }]);
  if (shipments.some(({ id }) => id === homeShipment)) {
    if (!cart.shippingAddress) throw addressMissing('The cart has no shipping address.');
    assertDelivered(cart.shippingAddress, site.country);
    assertReachable(cart.shippingAddress, cart.shippingMethod, homeShipment);
  }
  if (isDigital(shipments)) {
    if (!cart.contact) throw addressMissing('The cart has no contact.');
  } else if (!cart.billingAddress) throw addressMissing('The cart has no billing address.');
  const email = emailOf(cart);
  if (!email) throw addressMissing('The order needs an e-mail address.', 'recipientContactEmail');
  if (!cart.payment || amounts.remaining > 0) throw paymentRequired('PYT404');
  return email;
}
