import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { sampleCart } from '../../cart/cart.fixtures.ts';
import { findStoreLines } from './store-rows.ts';

const [item] = sampleCart.items;
const createRow = (id: string, shippingId: string) => ({ ...item, id, shippingId }) as Cart['items'][number];
const createShipment = (shippingId: string, storeId?: string) =>
  ({
    shippingId,
    code: shippingId === 'me' ? 'standard' : shippingId,
    applicableShippingMethods: [],
    ...(storeId && { storeInfo: { id: storeId, name: 'Boulder', storeInventory: 1 } }),
  }) as Cart['shippingMethods'][number];
const cart = {
  items: [createRow('1', 'me'), createRow('2', 'pickup'), createRow('3', 'sts')],
  shippingMethods: [createShipment('me'), createShipment('pickup', 'TF-BLD-01'), createShipment('sts', 'TF-DEN-01')],
};

describe('findStoreLines', () => {
  it('finds the lines that are collected at another store', () => {
    expect(findStoreLines(cart, 'TF-DEN-01')).toEqual([
      { shippingId: 'pickup', code: 'pickup', storeName: 'Boulder', items: [cart.items[1]] },
    ]);
  });

  it('finds none in a cart that is shipped to the shopper', () => {
    expect(findStoreLines({ items: [createRow('1', 'me')], shippingMethods: [createShipment('me')] }, 'TF-DEN-01')).toEqual([]);
  });
});
