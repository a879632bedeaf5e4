import type { Cart } from '#generated/openapi/cart.ts';
import type { DeliveryChange } from '#generated/openapi/shared.ts';

/** Deliveries changed by the shop that the shopper has neither accepted nor undone. */
export function getOpenChanges({ items, deliveryChanges = [] }: Pick<Cart, 'items' | 'deliveryChanges'>): readonly DeliveryChange[] {
  return deliveryChanges.filter(({ itemId }) => items.some(({ id }) => id === itemId));
}
