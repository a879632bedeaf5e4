import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleChallenge, waitingOrder } from '#commerce/checkout/authentication/challenge.fixtures.ts';
import { sampleOrder } from '#commerce/cart/cart.fixtures.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { requestContext } from '../../request/router-context.ts';
import {
  cartId,
  createTestContext,
  getCookies,
  respondWithError,
  createShopService,
  type Responder,
} from '../../session/testing/shop-service.ts';
import { createRouteArgs } from '../testing/route-args.ts';
import { action, loader } from './route.ts';

const { orderId, orderNumber } = waitingOrder;
const { authenticationId } = sampleChallenge;
const read = `GET /consumers-v3/consumer/purchase/${orderId}`;
const patch = `PATCH /cart/v2/checkout/order/${orderNumber}`;
const pay = `POST /cart/v1/cart/${cartId}/paymentInstruments`;
const cancelled: Order = { ...sampleOrder, status: 'cancelled', finalised: false, cancelReason: 'PYT405', basketId: cartId };
const findCookies = (...named: readonly string[]) =>
  ['at=access-0', 'rt=refresh-token-number-0', ...named].map((one) => `cairn.${one.replace('=', '.TARNFELL-US=')}`).join('; ');
const withOrder = findCookies(`order=${orderId}`, `placed=${orderId}`);
const withCart = findCookies(`cart=${cartId}`, 'count=1');

/** The page that a return redirects to, with the calls and stored cookies. */
async function returnToShop(path: string, cookie: string, responses: Readonly<Record<string, Responder>> = {}, handle = loader) {
  const service = createShopService(responses);
  service.good.add('access-0');
  const request = new Request(`http://tarnfell.localhost/en-us/checkout${path}`, { headers: { cookie } });
  const router = new RouterContextProvider();
  const context = createTestContext(request, service.services);
  router.set(requestContext, context);
  const response = await handle(createRouteArgs(request, router));
  const calls = service.requests.map((call) => call.replace(/ access-\d$/, ''));
  return { status: response.status, to: response.headers.get('location'), calls, stored: getCookies(context) };
}

const createJson =
  (body: unknown): Responder =>
  () =>
    Response.json(body);
const authentication = `/return?authentication=${authenticationId}`;

describe('return from a challenge', () => {
  it('redirects to the confirmation of a finalized order', async () => {
    const outcome = await returnToShop(authentication, withOrder, { [read]: createJson(waitingOrder), [patch]: createJson(sampleOrder) });
    expect(outcome).toMatchObject({ status: 303, to: `/en-us/order-confirmation?order=${orderId}`, calls: [read, patch] });
  });

  it('redirects to the billing step of the new cart if the issuer has not authenticated the shopper', async () => {
    const outcome = await returnToShop(authentication, withOrder, { [read]: createJson(waitingOrder), [patch]: createJson(cancelled) });
    expect(outcome.to).toBe('/en-us/checkout?step=billing&refused=PYT405');
    expect(outcome.stored).toMatchObject({ 'cairn.cart.TARNFELL-US': cartId, 'cairn.order.TARNFELL-US': '' });
  });

  it('changes nothing when repeated', async () => {
    const later = findCookies(`placed=${orderId}`, `cart=${cartId}`, 'count=1');
    expect(await returnToShop(authentication, later, { [read]: createJson(cancelled) })).toMatchObject({
      to: '/en-us/checkout?step=billing&refused=PYT405',
      calls: [read],
      stored: {},
    });
  });

  it('shows the order that a dialog names, even if it was placed on another device', async () => {
    const outcome = await returnToShop(`/return?order=${orderId}`, findCookies(), { [read]: createJson(sampleOrder) });
    expect(outcome).toMatchObject({ to: `/en-us/order-confirmation?order=${orderId}`, calls: [read] });
  });

  it('cancels the challenge of the bar’s form, and keeps a cart that was started since', async () => {
    const responses = { [read]: createJson(waitingOrder), [patch]: createJson(cancelled) };
    const other = findCookies(`order=${orderId}`, 'cart=2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11', 'count=1');
    const outcome = await returnToShop(`/return?order=${orderId}`, other, responses, action);
    expect(outcome).toMatchObject({ status: 303, to: '/en-us/checkout/express?step=billing&refused=PYT405', calls: [read, patch] });
    const paid = await returnToShop(`/return?order=${orderId}`, withOrder, { [read]: createJson(sampleOrder) }, action);
    expect(paid).toMatchObject({ to: `/en-us/order-confirmation?order=${orderId}`, calls: [read] });
  });

  it('shows a pending order beside a cart that was started since', async () => {
    const other = findCookies(`order=${orderId}`, `cart=${cartId}`, 'count=1');
    const outcome = await returnToShop(`/return?order=${orderId}`, other, { [read]: createJson(waitingOrder) });
    expect(outcome.to).toBe('/en-us/checkout?confirm=payment');
  });

  it('keeps a cart that was started since', async () => {
    const other = findCookies(`order=${orderId}`, 'cart=2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11', 'count=1');
    const outcome = await returnToShop(authentication, other, { [read]: createJson(waitingOrder), [patch]: createJson(cancelled) });
    expect(outcome.to).toBe('/en-us/checkout/express?step=billing&refused=PYT405');
    expect(outcome.stored).toMatchObject({ 'cairn.reserved.TARNFELL-US': cartId });
  });

  it('does not settle another order than that of the challenge, and shows the pending one', async () => {
    const outcome = await returnToShop('/return?authentication=another', withOrder, { [read]: createJson(waitingOrder) });
    expect(outcome).toMatchObject({ to: '/en-us/checkout', calls: [read] });
  });

  it.each([
    ['without an order of this browser', findCookies()],
    ['where the order cannot be read', withOrder],
  ])('redirects to the checkout %s', async (_, cookie) => {
    const outcome = await returnToShop(`${authentication}&from=https://evil.example/`, cookie, {
      [read]: () => respondWithError(503, 'GEN500'),
    });
    expect(outcome).toMatchObject({ status: 303, to: '/en-us/checkout' });
  });
});

describe('return from a pay-later provider', () => {
  const session = '/return?session=ps_7c9d1b7e3a524c0e';

  it('pays with the accepted plan and redirects to the summary', async () => {
    const cart = { id: cartId, status: 'open', totals: { totalUnits: 1 } };
    expect(await returnToShop(session, withCart, { [pay]: createJson(cart) })).toMatchObject({
      to: '/en-us/checkout?step=summary',
      calls: [pay],
    });
  });

  it('redirects to the billing step with a notice if the plan was declined', async () => {
    const outcome = await returnToShop(session, withCart, { [pay]: () => respondWithError(402, 'PAY400') });
    expect(outcome.to).toBe('/en-us/checkout?step=billing&refused=PAY400&tender=PAY_LATER');
  });

  it('tries the cart of an express checkout if the plan is not for the shopper’s own', async () => {
    const outcome = await returnToShop(session, withCart, { [pay]: () => respondWithError(402, 'PYT404') });
    expect(outcome.to).toBe('/en-us/checkout/express/return?session=ps_7c9d1b7e3a524c0e');
    const reserved = findCookies(`reserved=${cartId}`);
    expect(await returnToShop(`/express${session}`, reserved, { [pay]: () => respondWithError(402, 'PYT404') })).toMatchObject({
      to: '/en-us/checkout/express?step=billing&refused=PYT404&tender=PAY_LATER',
    });
    expect((await returnToShop(`/express${session}`, withCart)).to).toBe('/en-us/checkout?step=billing&refused=PYT404&tender=PAY_LATER');
  });
});
