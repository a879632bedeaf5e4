import { describe, expect, it } from 'vitest';
import { createTestCart, createTestItem } from '#commerce/cart/testing/cart-service.ts';
import {
  cartId,
  createTestContext,
  getCookies,
  respondWithError,
  createShopService,
  type Responder,
} from '../../session/testing/shop-service.ts';
import { applyPendingCode } from './apply-pending-code.ts';
import { handleCouponLink, getPendingCode } from './pending-code.ts';

const origin = 'http://localhost:4000';
const follow = (path: string, method = 'GET') => {
  const context = createTestContext(new Request(`${origin}${path}`));
  const response = handleCouponLink({ method }, context);
  return { to: response?.headers.get('location'), cookies: getCookies(context) };
};

describe('handleCouponLink', () => {
  it('stores the code and redirects to the page without it', () => {
    expect(follow('/en-us/c/jackets-1000?size=M&coupon=%20trail20')).toEqual({
      to: '/en-us/c/jackets-1000?size=M',
      cookies: { 'cairn.coupon': 'TRAIL20' },
    });
  });

  it('removes an invalid code from the address and does not store it', () => {
    expect(follow(`/en-us?coupon=${'x'.repeat(61)}`)).toEqual({ to: '/en-us', cookies: {} });
  });

  it.each(['/en-us', '/en-us/cart.data?coupon=A', '/xx-yy?coupon=A'])('ignores other requests: %s', (path) =>
    expect(follow(path)).toEqual({ to: undefined, cookies: {} }),
  );

  it('ignores forms', () => expect(follow('/en-us?coupon=A', 'POST').to).toBeUndefined());
});

describe('applyPendingCode', () => {
  it('applies the code to the cart and forgets it', async () => {
    const { outcome, cookies, requests } = await apply(() => Response.json(createTestCart(cartId, 2, [createTestItem('1', 'BOOTS', 1)])));
    expect(outcome).toMatchObject({ cart: { id: cartId } });
    expect(cookies['cairn.coupon']).toBe('');
    expect(requests).toEqual(['PUT /cart/v1/coupon access-0']);
  });

  it('returns the error code of a rejected code', async () => {
    const { outcome, cookies } = await apply(() => respondWithError(422, 'PRM130'));
    expect([outcome, cookies]).toEqual([{ code: 'TRAIL20', errorId: 'PRM130' }, {}]);
  });

  it('forgets a code that is in the cart already', async () => {
    const { outcome, cookies } = await apply(() => respondWithError(422, 'PRM139'));
    expect([outcome, cookies]).toEqual([undefined, { 'cairn.coupon': '' }]);
  });

  it('leaves the code pending without a cart and while the service is down', async () => {
    const without = await apply(() => respondWithError(500, 'GEN500'), '');
    expect([without.outcome, without.cookies, without.requests]).toEqual([undefined, {}, []]);
    const down = await apply(() => respondWithError(500, 'GEN500'));
    expect([down.outcome, down.cookies]).toEqual([undefined, {}]);
  });
});

async function apply(result: Responder, cart = `cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=1`) {
  const service = createShopService({ 'PUT /cart/v1/coupon': result });
  service.good.add('access-0');
  const session = 'cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0';
  const request = new Request(`${origin}/en-us/cart`, { headers: { cookie: `${session}; ${cart}; cairn.coupon=TRAIL20` } });
  const context = createTestContext(request, service.services);
  expect(getPendingCode(context)).toBe('TRAIL20');
  const outcome = await applyPendingCode(context, context.session);
  const { 'cairn.coupon': code } = getCookies(context);
  return { outcome, cookies: code === undefined ? {} : { 'cairn.coupon': code }, requests: service.requests };
}
