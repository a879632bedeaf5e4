import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { cartKey } from '../../query/cart-key.ts';
import { changeCart } from './change-cart.ts';
import { addItemChange } from './add-item.ts';
import { removeItemChange } from './remove-item.ts';
import { createTestCart, openCartPage, createTestItem, createRejection } from '../testing/cart-service.ts';
import { updateItemChange } from './update-item.ts';

const jacket = createTestItem('1', 'JACKET', 1);
const boots = createTestItem('2', 'BOOTS', 2);
const getCart = () => createTestCart('old', 1, [jacket, boots]);
const pack = { sku: 'TARNFELL:TFR10ARA:PACK:M::1:' };

describe('adding an item', () => {
  it('counts each click, in order', async () => {
    const page = openCartPage(getCart());
    await Promise.all([1, 2, 3].map(() => changeCart(page.environment, addItemChange, pack)));
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2, PACK: 3 });
    expect(page.requests).toHaveLength(3);
  });

  it('creates one cart if there is none', async () => {
    const page = openCartPage(null);
    await Promise.all([changeCart(page.environment, addItemChange, pack), changeCart(page.environment, addItemChange, pack)]);
    expect(page.requests.map((call) => call.split(' {')[0])).toEqual([
      'GET /cart/v1/cart/current',
      'POST /cart/v1/cartWithItem',
      'POST /cart/v1/item',
    ]);
    expect(page.stored()).toEqual({ PACK: 2 });
  });

  it('creates one cart if two tabs add at the same time', async () => {
    const page = openCartPage(null);
    await Promise.all([page.environment, page.tab()].map((environment) => changeCart(environment, addItemChange, pack)));
    expect(page.requests.filter((call) => call.startsWith('POST /cart/v1/cartWithItem'))).toHaveLength(1);
    expect(page.stored()).toEqual({ PACK: 2 });
  });

  it('finds a cart that another tab has created', async () => {
    const page = openCartPage(getCart());
    page.environment.client.setQueryData(cartKey, null);
    await changeCart(page.environment, addItemChange, pack);
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 2, PACK: 1 });
  });

  it('continues after a rejected addition', async () => {
    let shouldReject = true;
    const page = openCartPage(getCart(), (call) =>
      call.startsWith('POST') && shouldReject ? ((shouldReject = false), createRejection(409, 'INV700')) : undefined,
    );
    const clicks = await Promise.allSettled([
      changeCart(page.environment, addItemChange, pack),
      changeCart(page.environment, addItemChange, pack),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2, PACK: 1 });
  });
});

describe('changing a quantity', () => {
  it('shows the change at once and sends only the last of several clicks', async () => {
    const { promise: gate, resolve } = Promise.withResolvers<undefined>();
    const page = openCartPage(getCart(), () => gate);
    const clicks = [2, 3, 4].map((qty) => changeCart(page.environment, updateItemChange, { item: jacket, qty }));
    expect(page.shown()).toEqual({ JACKET: 4, BOOTS: 2 });
    expect(page.environment.client.getQueryData<Cart>(cartKey)?.totals.totalUnits).toBe(6);
    await Promise.resolve();
    resolve(undefined);
    await Promise.all(clicks);
    expect(page.stored()).toEqual({ JACKET: 4, BOOTS: 2 });
    expect(page.requests.map((call) => /"qty":(\d)/.exec(call)?.[1])).toEqual(['4']);
  });

  it('keeps later changes visible while an earlier response arrives', async () => {
    const { promise: gate, resolve } = Promise.withResolvers<undefined>();
    const page = openCartPage(getCart(), (call) => (call.startsWith('DELETE') ? gate : undefined));
    const quantity = changeCart(page.environment, updateItemChange, { item: jacket, qty: 5 });
    const removal = changeCart(page.environment, removeItemChange, boots);
    await quantity;
    expect(page.shown()).toEqual({ JACKET: 5 });
    resolve(undefined);
    await removal;
    expect(page.shown()).toEqual({ JACKET: 5 });
  });

  it('reverts a rejected change and reports it', async () => {
    const info = { additionalInfo: { maxAllowedQty: 9 } };
    const page = openCartPage(getCart(), () => createRejection(409, 'INV408', info));
    await expect(changeCart(page.environment, updateItemChange, { item: jacket, qty: 50 })).rejects.toMatchObject(info);
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2 });
    expect(page.reported).toEqual(['failed INV408']);
  });

  it('finds its line in a recreated cart', async () => {
    const page = openCartPage(getCart());
    page.lose();
    await changeCart(page.environment, updateItemChange, { item: boots, qty: 7 });
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 7 });
  });

  it('refetches the cart if the error requires a reload', async () => {
    const page = openCartPage(getCart(), () => createRejection(409, 'INV406', { type: 'flash' }));
    await changeCart(page.environment, updateItemChange, { item: jacket, qty: 2 }).catch(() => undefined);
    expect(page.environment.client.getQueryState(cartKey)?.isInvalidated).toBe(true);
  });
});

describe('removing an item', () => {
  it('removes the line at once and can be undone by adding it again', async () => {
    const page = openCartPage(getCart());
    const removal = changeCart(page.environment, removeItemChange, boots);
    expect(page.shown()).toEqual({ JACKET: 1 });
    await removal;
    await changeCart(page.environment, addItemChange, { sku: boots.sku, qty: boots.qty });
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2 });
  });

  it('restores the line on failure', async () => {
    const page = openCartPage(getCart(), () => createRejection(500, 'GEN500'));
    await expect(changeCart(page.environment, removeItemChange, boots)).rejects.toMatchObject({ errorId: 'GEN500' });
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2 });
    expect(page.reported).toEqual(['failed GEN500']);
  });
});

it('changeCart restarts once for an invalid customer, notifies and reloads', async () => {
  let first = true;
  const page = openCartPage(getCart(), () => (first ? ((first = false), createRejection(403, 'AUT498')) : undefined));
  await expect(changeCart(page.environment, updateItemChange, { item: jacket, qty: 2 })).rejects.toMatchObject({ errorId: 'AUT498' });
  expect(page.reported).toEqual(['failed AUT498', 'reload']);
  expect(page.shown()).toEqual({});
  expect(page.requests.at(-1)).toBe('POST /cart/v1/cart');
});
