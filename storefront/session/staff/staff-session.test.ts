import { describe, expect, it } from 'vitest';
import { createCart } from '#generated/calls/create-cart.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { placeOrder } from '#generated/calls/place-order.ts';
import { cartId, getCookies, customerId, respondWithError } from '../testing/shop-service.ts';
import { agent, associate, inStoreSalesInfo, live, served, getCookieName, createStaffShop as shop } from '../testing/staff-shop.ts';
import { serializeStaff } from './staff-value.ts';

const pin = { type: 'Associate', storeId: 'TF-DEN-01', storeEmployeeId: 'E-1007', pin: '481592' } as const;

describe('session of an associate', () => {
  it('contains nothing of the guest, whose cart stays unchanged in the service', async () => {
    const { visit, exchanges, requests } = shop();
    const context = visit({ ...live, cart: cartId, count: '3', favorites: customerId, order: cartId });
    await context.session.staffSession.signIn(pin);
    expect(exchanges).toEqual([
      { type: 'Associate', code: 'a-code-that-is-good-once', codeVerifier: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(context.session).toMatchObject({ staff: { type: 'Associate', inStoreSalesInfo }, cartCount: 0 });
    expect([context.session.customerId, context.session.cartId, context.session.favoriteId]).toEqual([undefined, undefined, undefined]);
    expect(getCookies(context)).toMatchObject({
      [getCookieName('at')]: 'access-1',
      [getCookieName('cart')]: '',
      [getCookieName('favorites')]: '',
      [getCookieName('order')]: '',
    });
    expect(requests.filter((call) => call.includes('/cart/'))).toEqual([]);
  });

  it('ends the previous session of a customer', async () => {
    const { visit, ends } = shop();
    const context = visit({ ...live, customer: customerId });
    await context.session.staffSession.signIn(pin);
    expect(ends()).toEqual(['POST /consumers-v3/consumer/auth/signout access-0']);
    expect(context.session.customerId).toBeUndefined();
  });

  it('renews its tokens as an associate’s', async () => {
    const { visit, exchanges } = shop({ 'POST /cart/v1/cart': () => respondWithError(500, 'GEN500') });
    const { at: _, ...expired } = associate;
    await createCart(visit(expired).session.calls).catch(() => undefined);
    expect(exchanges).toEqual([{ type: 'Associate', refreshToken: live.rt }]);
  });

  it("never continues as a guest’s: calls are rejected, and the employee's cookie stays", async () => {
    const { visit, exchanges } = shop();
    for (const cookies of [
      { staff: associate.staff, cart: cartId },
      { ...associate, at: 'access-x', rt: 'used-up-refresh-token', cart: cartId },
    ]) {
      const context = visit(cookies);
      await expect(createCart(context.session.calls)).rejects.toMatchObject({ status: 401, errorId: 'AUT401' });
      await expect(getCart(context.session.calls, { basketId: cartId })).rejects.toMatchObject({ status: 401, errorId: 'AUT401' });
      expect(context.session).toMatchObject({ staff: undefined, endedStaff: { type: 'Associate' } });
      expect(getCookies(context)).not.toHaveProperty([getCookieName('staff')]);
    }
    expect(exchanges.filter(({ type }) => type === 'Guest')).toEqual([]);
  });

  it('adds store and employee to each order', async () => {
    const bodies: unknown[] = [];
    const { visit } = shop({
      'PUT /cart/v2/checkout/order': async (request) => {
        bodies.push(await request.json());
        return respondWithError(409, 'INV409');
      },
    });
    const order = { cartId, cartVersion: 3, inStoreSalesInfo: { storeId: 'TF-BOS-02', storeEmployeeId: 'E-1' } };
    for (const cookies of [associate, live])
      await placeOrder(visit(cookies).session.calls, { body: order, 'idempotency-key': 'order-of-one-press' }).catch(() => undefined);
    expect(bodies).toEqual([{ ...order, inStoreSalesInfo }, order]);
  });

  it('drops cart and order of the current customer for the next one', () => {
    const context = shop().visit({ ...associate, cart: cartId, count: '2', order: cartId, placed: cartId });
    context.session.staffSession.serveNext();
    expect([context.session.cartId, context.session.orderId, context.session.placedOrderId]).toEqual([undefined, undefined, undefined]);
    expect(context.session.staff?.type).toBe('Associate');
  });

  it('ends here and in the service', async () => {
    const { visit, ends, exchanges } = shop();
    const context = visit({ ...associate, cart: cartId });
    await context.session.staffSession.end();
    expect(ends()).toEqual(['POST /consumers-v3/consumer/auth/signout access-0']);
    expect(getCookies(context)).toMatchObject({ [getCookieName('staff')]: '', [getCookieName('rt')]: '', [getCookieName('cart')]: '' });
    expect(context.session).toMatchObject({ staff: undefined, endedStaff: undefined });
    expect(exchanges).toEqual([]);
  });
});

describe('session of an agent', () => {
  const idle = { ...live, staff: serializeStaff({ type: 'Agent', agent }) };
  const acting = { ...idle, staff: serializeStaff({ type: 'Agent', agent: served }), agent: 'refresh-token-of-the-agent' };

  it('becomes the customer’s while the agent acts for them, and keeps the agent’s own token', async () => {
    const { visit, logins, ends } = shop();
    const context = visit(idle);
    expect(context.session.customerId).toBeUndefined();
    await context.session.staffSession.actFor(customerId);
    expect(logins).toEqual([{ type: 'Customer', accessToken: 'access-0', customerId, codeChallenge: expect.any(String) }]);
    expect(context.session).toMatchObject({ customerId, staff: { agent: served } });
    expect(getCookies(context)).toMatchObject({ [getCookieName('agent')]: live.rt });
    expect(ends()).toEqual([]);
  });

  it("changes the customer without another sign-in, and ends the previous customer's session", async () => {
    const { visit, logins, ends } = shop();
    const context = visit(acting);
    await context.session.staffSession.actFor(customerId);
    expect(logins).toHaveLength(1);
    expect(ends()).toHaveLength(1);
    expect(getCookies(context)).not.toHaveProperty([getCookieName('agent')]);
  });

  it('continues as the agent’s own once they stop acting', async () => {
    const { visit, exchanges } = shop();
    const context = visit({ ...acting, cart: cartId });
    await context.session.staffSession.stopActing();
    expect(exchanges).toEqual([{ type: 'Agent', refreshToken: acting.agent }]);
    expect(context.session).toMatchObject({ staff: { type: 'Agent', agent } });
    expect([context.session.customerId, context.session.cartId]).toEqual([undefined, undefined]);
  });

  it('ends if the agent’s own session has ended', async () => {
    const context = shop().visit({ ...acting, agent: 'used-up-refresh-token' });
    await expect(context.session.staffSession.stopActing()).rejects.toThrow();
    expect(context.session).toMatchObject({ staff: undefined, endedStaff: { type: 'Agent' } });
  });

  it('ends together with the agent’s own', async () => {
    const { visit, ends } = shop();
    const context = visit(acting);
    await context.session.staffSession.end();
    expect(ends()).toEqual(['POST /consumers-v3/consumer/auth/signout access-0', 'POST /consumers-v3/consumer/auth/signout access-1']);
    expect(getCookies(context)).toMatchObject({ [getCookieName('staff')]: '', [getCookieName('agent')]: '', [getCookieName('rt')]: '' });
  });
});
