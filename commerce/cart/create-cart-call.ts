import type { Cart } from '#generated/openapi/cart.ts';
import { dataOf, type Calls } from '../client/calls.ts';

/** A new, empty cart. */
export function createCart(calls: Calls): Promise<Cart> {
  return dataOf('createCart', calls.POST('/cart/v1/cart', {}));
}
