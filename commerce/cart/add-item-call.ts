import type { AddedItem, Cart } from '#generated/openapi/cart.ts';
import { dataOf, type Calls } from '../client/calls.ts';

/** Adds units of a variant; the same sku merges with its row. Refused with INV408, INV700, INV702 or ORD404. */
export function addItem(calls: Calls, body: AddedItem): Promise<Cart> {
  return dataOf('addItem', calls.POST('/cart/v1/item', { body }));
}
