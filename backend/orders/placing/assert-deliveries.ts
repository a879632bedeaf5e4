import type { CartContents, StoredCart } from '../../cart/cart-record.ts';
import { errorCodesByChange } from '../../cart/delivery-changes/render-changes.ts';
import { reviewDeliveries } from '../../cart/delivery-changes/review-deliveries.ts';
import { priceCart } from '../../cart/pricing/price-cart.ts';
import type { CartWithFacts } from '../../cart/read-cart.ts';
import { saveCart } from '../../cart/save-cart.ts';
import { CallError, type CallFault } from '../../router/call-error.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { Placement } from './placement.ts';

const review = { stock: true, patch: true };

function createFaults(
  { lines, shipments }: Pick<StoredCart, 'lines' | 'shipments'>,
  itemIds: Iterable<string>,
  message: string,
): CallFault[] {
  return [...itemIds].map((itemId) => {
    const line = lines.find(({ id }) => id === itemId);
    const shippingId = shipments.find(({ items }) => items.includes(itemId))?.id;
    return { message, type: 'flash', additionalInfo: { itemId, sku: line?.sku, productId: line?.description.productId, shippingId } };
  });
}

/**
 * Stores the cart with other deliveries if its own are no longer available.
 * @throws CallError 409 with the code of the first change once the cart is stored; 409 ORD430 for rows without any delivery
 * @returns false if another request has changed the cart meanwhile
 */
export async function assertDeliveries(ports: OrderPorts, { shop }: Placement, read: CartWithFacts): Promise<boolean> {
  const { cart, orderId: _orderId, places, ...facts } = read;
  const kinds = ports.deliveryKinds;
  const goods = { sellables: facts.sellables, places };
  const priceParts = (parts: CartContents) => priceCart(kinds, shop, parts, facts);
  const { changes, parts, undeliverable } = reviewDeliveries({ kinds, shop, goods, price: priceParts, review }, cart);
  const [first] = changes;
  if (!first) {
    if (undeliverable.size > 0)
      throw new CallError(409, 'ORD430', createFaults(cart, undeliverable, 'This item can no longer be delivered as chosen.'));
    return true;
  }
  // The shopper has not seen the new total yet.
  const saved = await saveCart(ports, { ...cart, ...parts, shownTotalMinor: null }, ports.clock.now());
  if (!saved) return false;
  const itemIds = changes.map(({ itemId }) => itemId);
  throw new CallError(409, errorCodesByChange[first.type], createFaults(saved, itemIds, 'The delivery of this item has changed.'));
}
