import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { waitingOrder } from '#commerce/checkout/authentication/challenge.fixtures.ts';
import { sampleOrder } from '#commerce/cart/cart.fixtures.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { cartId, createShopService, createTestContext, getCookies, respondWithError } from '../session/testing/shop-service.ts';
import { loadPendingOrder } from './load-pending-order.ts';

const { orderId, orderNumber } = waitingOrder;
const read = `GET /consumers-v3/consumer/purchase/${orderId}`;
const newCart = '2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11';
const pending = [`order=${orderId}`, `ordered=${cartId}`];

/** The bar of a page, with its calls and the cookies that it stores. */
async function load(named: readonly string[], order?: Order, path = '/en-us') {
  const service = createShopService({ [read]: () => (order ? Response.json(order) : respondWithError(503, 'GEN500')) });
  service.good.add('access-0');
  const cookie = ['at=access-0', 'rt=refresh-token-number-0', ...named]
    .map((one) => `cairn.${one.replace('=', '.TARNFELL-US=')}`)
    .join('; ');
  const context = createTestContext(new Request(`http://tarnfell.localhost${path}`, { headers: { cookie } }), service.services);
  const part = await loadPendingOrder(context);
  const html = part && 'element' in part ? renderToStaticMarkup(part.element) : '';
  const links = [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, address]) => address);
  return { text: html.replaceAll(/<[^>]+>/g, ' '), links, calls: service.requests.length, stored: getCookies(context) };
}

describe('loadPendingOrder', () => {
  it('shows the end of an open challenge with ways to confirm and to cancel', async () => {
    const { text, links } = await load([...pending, `cart=${newCart}`], waitingOrder);
    expect(text).toContain(`Order ${orderNumber} isn’t placed yet. Please confirm the payment by 3:40 AM EST.`);
    expect(links).toEqual([`/en-us/checkout/return?order=${orderId}`, `/en-us/checkout/return?order=${orderId}`]);
  });

  it('shows once that the order was canceled, with a link to its items', async () => {
    const cancelled: Order = { ...sampleOrder, orderId, status: 'cancelled', basketId: cartId };
    const alone = await load(pending, cancelled);
    expect(alone).toMatchObject({ links: ['/en-us/cart'], stored: { 'cairn.cart.TARNFELL-US': cartId, 'cairn.order.TARNFELL-US': '' } });
    expect(alone.text).toContain('Nothing was charged.');
    const withNewCart = await load([...pending, `cart=${newCart}`], cancelled);
    expect(withNewCart).toMatchObject({ links: ['/en-us/checkout/express'], stored: { 'cairn.reserved.TARNFELL-US': cartId } });
  });

  it.each([
    ['of a paid order', pending, sampleOrder, 1, '/en-us'],
    ['without a response', pending, undefined, 1, '/en-us'],
    ['of an order without a pending payment', [`order=${orderId}`], waitingOrder, 0, '/en-us'],
    ['on the page of the order itself', pending, waitingOrder, 0, '/en-us/checkout'],
  ] as const)('shows nothing %s', async (_, cookies, order, calls, path) => {
    expect(await load(cookies, order, path)).toMatchObject({ text: '', calls });
  });

  it('shows the order in the checkout of a new cart, except beside the order itself', async () => {
    const cookies = [...pending, `cart=${newCart}`];
    expect((await load(cookies, waitingOrder, '/en-us/checkout')).text).not.toBe('');
    expect((await load(cookies, waitingOrder, '/en-us/checkout?confirm=payment')).text).toBe('');
  });
});
