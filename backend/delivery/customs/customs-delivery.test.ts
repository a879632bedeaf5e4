import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createKeyHeader, orderPath, prepareForOrder } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { setUnits, getUnits } from '../testing/places-of-tests.ts';

const warehouse = 'TARNFELL-US';

describe('the delivery of made-to-order items', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    shopper = await startShopper(test);
    await setUnits(test.database.db, warehouse, reliableSku, 9);
  }, 120_000);
  afterAll(() => test.close());

  it('uses separate rows and a separate shipment, which goes to the address of the parcels', async () => {
    const { id } = await shopper.createCart(reliableSku, 1);
    const add = (more: object) => shopper.read('POST', '/cart/v1/item', { basketId: id, sku: reliableSku, ...more });
    await add({ recipeId: 'recipe-1' });
    await add({ precreatedCustomsCode: 'ridge' });
    const cart = await add({ recipeId: 'recipe-1' });
    expect(cart.items).toMatchObject([
      { shippingId: 'me', qty: 1, isCustoms: false },
      {
        shippingId: 'customs',
        qty: 2,
        isCustoms: true,
        recipeId: 'recipe-1',
        shippingOptions: [{ selected: true, shippingMethod: { code: 'customs' } }],
      },
      { shippingId: 'customs', qty: 1, isCustoms: true, precreatedCustomsCode: 'ridge' },
    ]);
    expect(cart.shippingMethods).toMatchObject([
      { shippingId: 'me', needsAddress: true },
      { shippingId: 'customs', code: 'customs', applicableShippingMethods: [{ deliveryTime: '10-15', price: 0 }], needsAddress: true },
    ]);
    const itemIds = [cart.items[1]?.id];
    expect(await shopper.expectError('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'standard', itemIds })).toMatchObject({
      status: 400,
    });
    const ready = await prepareForOrder(shopper, cart);
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: ready.version }, createKeyHeader());
    const city = { address: { city: 'Boulder' } };
    expect(order.shipments).toMatchObject([
      { shippingId: 'me', ...city },
      { shippingId: 'customs', ...city },
    ]);
    expect(order.items).toMatchObject([
      { isCustoms: false },
      { isCustoms: true, recipeId: 'recipe-1' },
      { precreatedCustomsCode: 'ridge' },
    ]);
    // Made-to-order items are produced from stock of the warehouse.
    expect(await getUnits(test.database.db, warehouse, reliableSku)).toBe(5);
  });

  it('requests one address when nothing else is delivered', async () => {
    const cart = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, recipeId: 'recipe-2' });
    const addressed = await prepareForOrder(shopper, cart);
    expect(addressed).toMatchObject({ shippingAddress: { city: 'Boulder' }, shippingMethods: [{ shippingId: 'customs' }] });
    const addressId = addressed.shippingAddress?.id;
    const without = await shopper.read('DELETE', `/cart/v2/cart/${cart.id}/shippingAddress`, { addressId });
    expect(await shopper.expectError('PUT', orderPath, { cartId: cart.id, cartVersion: without.version }, createKeyHeader())).toMatchObject({
      status: 409,
      errorId: 'PYT406',
    });
  });
});
