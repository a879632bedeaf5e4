import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { cartKey } from '../../query/cart-key.ts';
import { createTestCart, openCartPage, createTestItem, createRejection, type Interceptor } from '../testing/cart-service.ts';
import { addItemChange } from './add-item.ts';
import { changeCart } from './change-cart.ts';

const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'Enjoy' };
const socks = createTestItem('3', 'SOCKS', 1);
const bottle = createTestItem('4', 'BOTTLE', 1);
/** A cart with an automatic gift and a chosen one. */
const createCart = (): Cart => ({
  ...createTestCart('old', 4, [
    { ...createTestItem('1', 'JACKET', 1), giftOption },
    createTestItem('2', 'BOOTS', 2),
    { ...bottle, bonus: true, promotionId: 'automatic' },
    { ...socks, bonus: true, promotionId: 'choose' },
  ]),
  couponItems: [{ id: 'c', code: 'FROST10', applied: true }],
  bonusChoices: [
    {
      promotionId: 'choose',
      promotionName: 'Choose',
      choose: 1,
      chosen: 1,
      options: [{ ...socks, available: true, chosen: true }],
    },
  ],
});
const pack = { sku: 'TARNFELL:TFR10ARA:PACK:M::1:' };
const openLostCart = (obstacle?: Interceptor) => {
  const page = openCartPage(createCart(), obstacle);
  page.lose();
  return page;
};
const add = (page: ReturnType<typeof openCartPage>) => changeCart(page.environment, addItemChange, pack);

describe('lost cart', () => {
  it('is recreated with items, gift notes, coupons and chosen gifts, and the change is repeated', async () => {
    const page = openLostCart();
    await add(page);
    expect(page.items().map(({ name, qty, bonus }) => [name, qty, bonus])).toEqual([
      ['JACKET', 1, false],
      ['BOOTS', 2, false],
      ['SOCKS', 1, true],
      ['PACK', 1, false],
    ]);
    expect(page.items()[0]?.giftOption).toEqual(giftOption);
    expect(page.coupons()).toEqual(['FROST10']);
    expect(page.shown()).toEqual(page.stored());
    expect(page.reported).toEqual(['recreated, lost: nothing']);
  });

  it('is recreated without rejected parts, which are reported to the shopper', async () => {
    const page = openLostCart((call) => (call === 'PUT /cart/v1/coupon' ? createRejection(409, 'PRM131') : undefined));
    await add(page);
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 2, SOCKS: 1, PACK: 1 });
    expect(page.reported).toEqual(['recreated, lost: FROST10']);
  });

  it('is recreated with as many units as are in stock', async () => {
    let rejected = false;
    const page = openLostCart((call) => {
      if (call !== 'POST /cart/v1/item' || page.stored().JACKET === undefined || rejected) return undefined;
      rejected = true;
      return createRejection(409, 'INV700', { additionalInfo: { availableQty: 1 } });
    });
    await add(page);
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 1, SOCKS: 1, PACK: 1 });
    expect(page.reported).toEqual(['recreated, lost: BOOTS']);
  });

  it.each([
    ['is recreated with the store of its items', undefined, ['store-1']],
    [
      'is recreated without the store of its items where that cannot serve any more',
      createRejection(404, 'STR404'),
      ['store-1', undefined],
    ],
  ])('%s', async (_, rejection, stores) => {
    const collected = { ...createTestItem('1', 'JACKET', 1), shippingId: 'store', recipeId: 'recipe-1' };
    const storeInfo = { id: 'store-1', storeInventory: 3 };
    const shippingMethods = [{ shippingId: 'store', code: 'pickup' as const, applicableShippingMethods: [], storeInfo }];
    let additions = 0;
    // The first addition gets the error that the cart is lost.
    const page = openCartPage({ ...createTestCart('old', 4, [collected]), shippingMethods }, (call) =>
      call === 'POST /cart/v1/item' && (additions += 1) === 2 ? rejection : undefined,
    );
    page.lose();
    await add(page);
    const added = page.requests
      .filter((call) => call.includes('JACKET'))
      .map((call) => JSON.parse(call.slice(call.indexOf('{'))) as object);
    expect(added).toMatchObject(stores.map((storeId) => (storeId ? { delivery: { code: 'pickup', storeId } } : { recipeId: 'recipe-1' })));
    expect(added.at(-1)).not.toHaveProperty('name');
    expect(page.stored()).toEqual({ JACKET: 1, PACK: 1 });
    expect(page.reported).toEqual(['recreated, lost: nothing']);
  });

  it('stays visible while it cannot be recreated, and the next change recreates all of it', async () => {
    let isDown = true;
    const page = openLostCart((call) => (call === 'PUT /cart/v1/coupon' && isDown ? createRejection(503, 'GEN500') : undefined));
    await expect(add(page)).rejects.toMatchObject({ status: 503 });
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2, BOTTLE: 1, SOCKS: 1 });
    isDown = false;
    await add(page);
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 2, SOCKS: 1, PACK: 1 });
  });

  it('is not recreated with what has become an order', async () => {
    const page = openLostCart((call) =>
      call === 'GET /cart/v1/cart/old' ? Response.json({ ...createCart(), status: 'ordered' }) : undefined,
    );
    await add(page);
    expect(page.stored()).toEqual({ PACK: 1 });
  });

  it('is recreated by one of two tabs', async () => {
    const page = openLostCart();
    const tab = page.tab();
    tab.client.setQueryData(cartKey, createCart());
    await Promise.all([add(page), changeCart(tab, addItemChange, pack)]);
    expect(page.requests.filter((call) => call === 'POST /cart/v1/cart')).toHaveLength(1);
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 2, SOCKS: 1, PACK: 2 });
  });
});
