import { describe, expect, it } from 'vitest';
import { createTestCart, createTestItem } from '#commerce/cart/testing/cart-service.ts';
import { cartId, createTestContext, respondWithError, createShopService, type Responder } from '../../session/testing/shop-service.ts';
import { createFormData } from '../../account/testing/account-shop.ts';
import { handleCartForm } from './handle-cart-form.ts';

const boots = createTestItem('item-1', 'BOOTS', 2);
const gift = { ...createTestItem('item-2', 'MUG', 1), bonus: true, promotionId: 'mug' };
const cart = createTestCart(cartId, 1, [boots, gift]);
const note = { to: ' Kim ', email: 'kim@example.com', message: '' };
const item = `/cart/v1/cart/${cartId}/item`;

describe('handleCartForm', () => {
  it.each([
    [{ intent: 'update', itemId: 'item-1', qty: '2', step: '1' }, `PUT ${item}`, { itemId: 'item-1', qty: 3 }],
    [{ intent: 'update', itemId: 'item-1', qty: '1', step: '-1' }, `PUT ${item}`, { itemId: 'item-1', qty: 1 }],
    [{ intent: 'undo', sku: boots.sku, qty: '2' }, 'POST /cart/v1/item', { sku: boots.sku, qty: 2 }],
    [{ intent: 'applyCoupon', code: ' trail20 ' }, 'PUT /cart/v1/coupon', { code: 'trail20' }],
    [{ intent: 'removeCoupon', couponId: 'c-1' }, 'DELETE /cart/v1/coupon', { couponId: 'c-1' }],
    [{ intent: 'chooseGift', promotionId: 'mug', sku: gift.sku }, 'POST /cart/v1/item', { promotionId: 'mug', sku: gift.sku }],
    [{ intent: 'saveNote', itemId: 'item-1', ...note }, `PUT ${item}`, { itemId: 'item-1', giftOption: { ...note, to: 'Kim' } }],
    [{ intent: 'removeNote', itemId: 'item-1' }, `PUT ${item}`, { itemId: 'item-1', giftOption: null }],
    [{ intent: 'setAmount', itemId: 'item-1', amount: '37,50' }, `PUT ${item}`, { itemId: 'item-1', giftCardAmount: 37.5 }],
  ])('sends %j', async (fields, call, body) => {
    const { query, sent } = await send(fields, { [call]: () => Response.json(cart) });
    expect([query, sent.at(-1)]).toEqual(['', { call, body: call.includes(cartId) ? body : { basketId: cartId, ...body } }]);
  });

  it('changes the delivery of an item', async () => {
    const parcel = createTestCart(cartId, 1, [{ ...boots, shippingId: 'me' }]);
    const responses = {
      [`GET /cart/v1/cart/${cartId}`]: () => Response.json(parcel),
      'POST /cart/v1/shippingMethod': () => Response.json(cart),
    };
    const { query, sent } = await send({ intent: 'setDelivery', itemId: 'item-1', choice: 'pickup:TF-DEN-01' }, responses);
    const body = { basketId: cartId, shippingId: 'me', itemIds: ['item-1'], code: 'pickup', storeId: 'TF-DEN-01' };
    expect([query, sent.at(-1)]).toEqual(['', { call: 'POST /cart/v1/shippingMethod', body }]);
  });

  it.each(['INV409', 'STR404'])('opens the delivery form again if it was rejected with %s', async (errorId) => {
    const responses = {
      [`GET /cart/v1/cart/${cartId}`]: () => Response.json(cart),
      'POST /cart/v1/shippingMethod': () => respondWithError(409, errorId),
    };
    const { query } = await send({ intent: 'setDelivery', itemId: 'item-1', choice: 'sts:TF-DEN-01' }, responses);
    expect(query).toBe(`?refused=${errorId}&item=item-1&delivery=item-1`);
  });

  it('offers to undo a removal, but not for a gift', async () => {
    const responses = { [`GET /cart/v1/cart/${cartId}`]: () => Response.json(cart), 'DELETE /cart/v1/item': () => Response.json(cart) };
    const removeItem = async (itemId: string) => (await send({ intent: 'remove', itemId }, responses)).query;
    expect(await removeItem('item-1')).toBe(`?${new URLSearchParams({ removed: boots.sku, qty: '2' })}`);
    expect(await removeItem('item-2')).toBe('');
  });

  it.each([
    [{ intent: 'update', itemId: 'item-1', qty: '9' }, `PUT ${item}`, 'INV408', '?refused=INV408&item=item-1'],
    [{ intent: 'applyCoupon', code: 'WINTER10' }, 'PUT /cart/v1/coupon', 'PRM130', '?refused=PRM130&code=WINTER10'],
    [{ intent: 'undo', sku: boots.sku, qty: '2' }, 'POST /cart/v1/item', 'INV700', '?refused=INV700'],
    [{ intent: 'saveNote', itemId: 'item-1', ...note }, `PUT ${item}`, 'ORD404', '?refused=ORD404&item=item-1&note=item-1'],
  ])('reports where %j was rejected', async (fields, call, errorId, expected) => {
    expect((await send(fields, { [call]: () => respondWithError(409, errorId) })).query).toBe(expected);
  });

  it('rejects forms that the page does not have', async () => {
    expect((await send({ intent: 'applyCoupon', code: ' ' })).query).toBe('?refused=PRM416&code=');
    expect((await send({ intent: 'update', itemId: 'item-1', qty: 'many' })).query).toBe('?refused=API400');
    expect((await send({ intent: 'setDelivery', itemId: 'item-1', choice: 'drone' })).query).toBe(
      '?refused=API400&item=item-1&delivery=item-1',
    );
    expect((await send({ intent: 'saveNote', itemId: 'item-1', to: '', email: '', message: '' })).query).toBe(
      '?refused=API400&item=item-1&note=item-1',
    );
  });

  it('creates a cart only to undo a removal', async () => {
    const responses = { 'POST /cart/v1/cartWithItem': () => Response.json(cart, { status: 201 }) };
    expect((await send({ intent: 'undo', sku: boots.sku, qty: '2' }, responses, '')).query).toBe('');
    expect((await send({ intent: 'removeNote', itemId: 'item-1' }, responses, '')).query).toBe('?refused=BSK404');
  });
});

async function send(fields: Readonly<Record<string, string>>, responses: Readonly<Record<string, Responder>> = {}, stored = cartId) {
  const sent: unknown[] = [];
  const noting = Object.entries(responses).map(([call, respond]): [string, Responder] => [
    call,
    async (request) => {
      const text = await request.text();
      sent.push({ call, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
      return respond(request);
    },
  ]);
  const service = createShopService(Object.fromEntries(noting));
  service.good.add('access-0');
  const session = 'cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0';
  const cookie = stored === '' ? session : `${session}; cairn.cart.TARNFELL-US=${stored}; cairn.count.TARNFELL-US=2`;
  const request = new Request('http://localhost:4000/en-us/cart', { headers: { cookie } });
  return { query: await handleCartForm(createFormData(fields), createTestContext(request, service.services)), sent };
}
