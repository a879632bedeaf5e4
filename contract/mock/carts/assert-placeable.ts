import type { Cart } from '#generated/openapi/cart.ts';
import { MockError } from '../mock-handler.ts';

/**
 * @returns the address of a cart that can be ordered
 * @throws MockError 402 without a payment, 409 without items or an address
 */
export function assertPlaceable({ items, shippingAddress, payment_instruments: payments }: Cart): NonNullable<Cart['shippingAddress']> {
  if (items.length === 0) throw new MockError(409, 'INV409', 'The cart is empty.');
  if (!shippingAddress) throw new MockError(409, 'PYT406', 'The cart has no address.');
  if (payments.length === 0) throw new MockError(402, 'PYT404', 'The cart has no payment.');
  return shippingAddress;
}
