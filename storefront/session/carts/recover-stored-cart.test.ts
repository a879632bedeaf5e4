import { describe, expect, it } from 'vitest';
import { createTestCart, createTestItem } from '#commerce/cart/testing/cart-service.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { cartId, createTestContext, getCookies, respondWithError, createShopService, type Responder } from '../testing/shop-service.ts';

const newId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
const [jacket, boots] = [createTestItem('row-1', 'JACKET', 1), createTestItem('row-2', 'BOOTS', 2)];
const storedCookies = `cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.cart.TARNFELL-US=${cartId}`;

/** A service that loses the cart on demand. */
function createLosingShop(applyCoupon: Responder = () => respondWithError(409, 'PRM131')) {
  let stored: Cart = { ...createTestCart(cartId, 3, [jacket, boots]), couponItems: [{ id: 'c', code: 'FROST10', applied: true }] };
  let after: Response | undefined;
  const find = (id: string): Response => (stored.id === id ? Response.json(stored) : (after?.clone() ?? respondWithError(404, 'BSK404')));
  const readBody = async (request: Request) => (await request.json()) as { basketId: string; itemId: string; sku: string; qty: number };
  const shop = createShopService({
    [`GET /cart/v1/cart/${cartId}`]: () => find(cartId),
    [`GET /cart/v1/cart/${newId}`]: () => find(newId),
    'POST /cart/v1/cart': () => Response.json((stored = createTestCart(newId, 1, [])), { status: 201 }),
    async 'POST /cart/v1/item'(request) {
      const { sku, qty } = await readBody(request);
      const name = sku.split(':')[2] ?? '';
      return Response.json(
        (stored = createTestCart(newId, stored.version + 1, [...stored.items, createTestItem(`new-${name}`, name, qty)])),
      );
    },
    'PUT /cart/v1/coupon': applyCoupon,
    async 'DELETE /cart/v1/item'(request) {
      const { basketId, itemId } = await readBody(request);
      if (basketId !== stored.id) return respondWithError(404, 'BSK404');
      return Response.json(
        (stored = createTestCart(
          newId,
          stored.version + 1,
          stored.items.filter(({ id }) => id !== itemId),
        )),
      );
    },
  });
  const visit = () =>
    createTestContext(new Request('http://tarnfell.localhost/en-us/cart', { headers: { cookie: storedCookies } }), shop.services);
  return {
    visit,
    names: () => stored.items.map(({ name }) => name),
    /** @param response response to reads of the lost cart */
    lose: (response?: Response) => void ((after = response), (stored = createTestCart('none', 1, []))),
  };
}

describe('form for a cart that the service has lost', () => {
  it('changes a new cart with the contents that this host has cached, and names lost items once', async () => {
    const shop = createLosingShop();
    await getCart(shop.visit().session.calls, { basketId: cartId });
    shop.lose();
    const context = shop.visit();
    await removeItem(context.session.calls, { body: { basketId: cartId, itemId: boots.id } });
    expect(shop.names()).toEqual(['JACKET']);
    expect(getCookies(context)).toMatchObject({ 'cairn.cart.TARNFELL-US': newId });
    expect([context.session.takeLost(newId), context.session.takeLost(newId)]).toEqual([['FROST10'], []]);
  });

  it('fails if this host has not cached the cart, or if it has become an order', async () => {
    for (const hasSeen of [false, true]) {
      const shop = createLosingShop();
      if (hasSeen) await getCart(shop.visit().session.calls, { basketId: cartId });
      shop.lose(hasSeen ? Response.json({ ...createTestCart(cartId, 4, []), status: 'ordered' }) : undefined);
      const removal = removeItem(shop.visit().session.calls, { body: { basketId: cartId, itemId: boots.id } });
      await expect(removal).rejects.toMatchObject({ errorId: 'BSK404' });
      expect(shop.names()).toEqual([]);
    }
  });
});
