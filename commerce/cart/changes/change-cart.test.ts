import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { cartKey } from '../../query/cart-key.ts';
import { changeCart } from './change-cart.ts';
import { addItemChange } from './add-item.ts';
import { removeItemChange } from './remove-item.ts';
import { cartOf, cartPage, itemOf, refusal } from '../testing/cart-service.ts';
import { updateItemChange } from './update-item.ts';

const jacket = itemOf('1', 'JACKET', 1);
const boots = itemOf('2', 'BOOTS', 2);
const cart = () => cartOf('old', 1, [jacket, boots]);
const pack = { sku: 'TARNFELL:TFR10ARA:PACK:M::1:' };

describe('adding to the cart', () => {
  it('counts each click, in order', async () => {
    const page = cartPage(cart());
    await Promise.all([1, 2, 3].map(() => changeCart(page.environment, addItemChange, pack)));
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2, PACK: 3 });
    expect(page.asked).toHaveLength(3);
  });

  it('makes a cart where there is none, and one only', async () => {
    const page = cartPage(null);
    await Promise.all([changeCart(page.environment, addItemChange, pack), changeCart(page.environment, addItemChange, pack)]);
    expect(page.asked.map((call) => call.split(' {')[0])).toEqual([
      'GET /cart/v1/cart/current',
      'POST /cart/v1/cartWithItem',
      'POST /cart/v1/item',
    ]);
    expect(page.stored()).toEqual({ PACK: 2 });
  });

  it('makes one cart where two tabs begin at once', async () => {
    const page = cartPage(null);
    await Promise.all([page.environment, page.tab()].map((environment) => changeCart(environment, addItemChange, pack)));
    expect(page.asked.filter((call) => call.startsWith('POST /cart/v1/cartWithItem'))).toHaveLength(1);
    expect(page.stored()).toEqual({ PACK: 2 });
  });

  it('finds the cart that another tab has made', async () => {
    const page = cartPage(cart());
    page.environment.client.setQueryData(cartKey, null);
    await changeCart(page.environment, addItemChange, pack);
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 2, PACK: 1 });
  });

  it('goes on after one that was refused', async () => {
    let refuse = true;
    const page = cartPage(cart(), (call) => (call.startsWith('POST') && refuse ? ((refuse = false), refusal(409, 'INV700')) : undefined));
    const clicks = await Promise.allSettled([
      changeCart(page.environment, addItemChange, pack),
      changeCart(page.environment, addItemChange, pack),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2, PACK: 1 });
  });
});

describe('changing a quantity', () => {
  it('shows at once, and sends only the last of several clicks', async () => {
    const { promise: gate, resolve } = Promise.withResolvers<undefined>();
    const page = cartPage(cart(), () => gate);
    const clicks = [2, 3, 4].map((qty) => changeCart(page.environment, updateItemChange, { item: jacket, qty }));
    expect(page.shown()).toEqual({ JACKET: 4, BOOTS: 2 });
    expect(page.environment.client.getQueryData<Cart>(cartKey)?.totals.totalUnits).toBe(6);
    await Promise.resolve();
    resolve(undefined);
    await Promise.all(clicks);
    expect(page.stored()).toEqual({ JACKET: 4, BOOTS: 2 });
    expect(page.asked.map((call) => /"qty":(\d)/.exec(call)?.[1])).toEqual(['4']);
  });

  it('keeps later changes on show while an earlier one is answered', async () => {
    const { promise: gate, resolve } = Promise.withResolvers<undefined>();
    const page = cartPage(cart(), (call) => (call.startsWith('DELETE') ? gate : undefined));
    const quantity = changeCart(page.environment, updateItemChange, { item: jacket, qty: 5 });
    const removal = changeCart(page.environment, removeItemChange, boots);
    await quantity;
    expect(page.shown()).toEqual({ JACKET: 5 });
    resolve(undefined);
    await removal;
    expect(page.shown()).toEqual({ JACKET: 5 });
  });

  it('is taken back and told of when it is refused', async () => {
    const info = { additionalInfo: { maxAllowedQty: 9 } };
    const page = cartPage(cart(), () => refusal(409, 'INV408', info));
    await expect(changeCart(page.environment, updateItemChange, { item: jacket, qty: 50 })).rejects.toMatchObject(info);
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2 });
    expect(page.told).toEqual(['failed INV408']);
  });

  it('finds its row in a cart that was made anew', async () => {
    const page = cartPage(cart());
    page.lose();
    await changeCart(page.environment, updateItemChange, { item: boots, qty: 7 });
    expect(page.stored()).toEqual({ JACKET: 1, BOOTS: 7 });
  });

  it('reads the cart anew where the refusal says that it has changed', async () => {
    const page = cartPage(cart(), () => refusal(409, 'INV406', { type: 'flash' }));
    await changeCart(page.environment, updateItemChange, { item: jacket, qty: 2 }).catch(() => undefined);
    expect(page.environment.client.getQueryState(cartKey)?.isInvalidated).toBe(true);
  });
});

describe('removing', () => {
  it('shows at once, and is undone by adding the same', async () => {
    const page = cartPage(cart());
    const removal = changeCart(page.environment, removeItemChange, boots);
    expect(page.shown()).toEqual({ JACKET: 1 });
    await removal;
    await changeCart(page.environment, addItemChange, { sku: boots.sku, qty: boots.qty });
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2 });
  });

  it('puts the row back when it fails', async () => {
    const page = cartPage(cart(), () => refusal(500, 'GEN500'));
    await expect(changeCart(page.environment, removeItemChange, boots)).rejects.toMatchObject({ errorId: 'GEN500' });
    expect(page.shown()).toEqual({ JACKET: 1, BOOTS: 2 });
    expect(page.told).toEqual(['failed GEN500']);
  });
});

it('starts anew for an invalid customer, says so once and reloads', async () => {
  let first = true;
  const page = cartPage(cart(), () => (first ? ((first = false), refusal(403, 'AUT498')) : undefined));
  await expect(changeCart(page.environment, updateItemChange, { item: jacket, qty: 2 })).rejects.toMatchObject({ errorId: 'AUT498' });
  expect(page.told).toEqual(['failed AUT498', 'reload']);
  expect(page.shown()).toEqual({});
  expect(page.asked.at(-1)).toBe('POST /cart/v1/cart');
});
