import { describe, expect, it } from 'vitest';
import type { AccountPageModel } from '#commerce/account/form-model.ts';
import { createFormData, getLocation, signedIn } from '../testing/account-shop.ts';
import { getCookies, respondWithError, type Responder } from '../../session/testing/shop-service.ts';
import { screen as orderScreen } from '../../screens/account/order/screen.ts';
import { screen as trackScreen } from '../../screens/account/track-order/screen.ts';
import {
  respondWith,
  calls,
  guest,
  loadedMessages,
  lookup,
  movedOrder,
  recordAndRespond,
  openOrder,
  orderNumber,
  createOrderRequest,
  getParts,
} from './testing/order-shop.ts';

const getMember = (responses: Readonly<Record<string, Responder>> = {}, query = '', order: unknown = openOrder) =>
  createOrderRequest(`/account/orders/${orderNumber}${query}`, { [calls.order]: respondWith(order), ...responses }, signedIn);
const open = (request: ReturnType<typeof getMember>): Promise<AccountPageModel> => orderScreen.loadCriticalData(request, loadedMessages);

/** The cookie of a browser after an order lookup. */
async function lookUpOrder(): Promise<string> {
  const request = createOrderRequest('/orders/track', { [calls.track]: respondWith(openOrder) }, guest);
  await trackScreen.action?.(createFormData({ form: 'track-order', ...lookup }), request);
  return Object.entries(getCookies(request.context))
    .filter(([name]) => name.includes('lookup'))
    .map(([name, value]) => `; ${name}=${value}`)
    .join('');
}

describe('order page', () => {
  it('shows the headline, the actions and the units to be packed', async () => {
    const page = await open(getMember());
    expect(page.title).toBe('Arrives Friday, November 27');
    const [actions] = getParts(page, 'actions');
    expect(actions?.links.map(({ href }) => href)).toEqual([
      `/en-us/account/orders/${orderNumber}/cancel`,
      `/en-us/account/orders/${orderNumber}/address`,
    ]);
    expect(getParts(page, 'shipment')[0]?.groups).toMatchObject([{ title: 'Items', items: [{ id: 'item-1' }, { id: 'item-2' }] }]);
  });

  it('shows parcels with tracking, canceled items, and the refund of each payment', async () => {
    const page = await open(getMember({}, '', movedOrder));
    expect(getParts(page, 'shipment')[0]?.groups).toMatchObject([
      { title: 'Package 1 of 2', state: { text: 'Delivered' } },
      {
        title: 'Package 2 of 2',
        notes: ['Expected Friday, November 27', 'This is taking longer than planned. We’re sorry.'],
        tracking: { label: 'Tracking number (Northway)', code: 'NW123456789', link: { href: 'https://carrier.example/NW123456789' } },
      },
      { title: 'Canceled', items: [{ id: 'item-2' }] },
    ]);
    expect(getParts(page, 'refunds')[0]?.refunds).toMatchObject([
      {
        title: 'For canceled items',
        creditNote: { href: `/en-us/account/orders/${orderNumber}/documents/credit-note?refund=3f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10` },
      },
    ]);
    expect(
      getParts(page, 'bill')[0]
        ?.amounts.slice(-2)
        .map(({ value }) => value),
    ).toEqual(['-$32.69', '$400.94']);
  });

  it("shows the events in the site's time zone", async () => {
    const [timeline] = getParts(await open(getMember({}, '', movedOrder)), 'timeline');
    expect(timeline?.events.map(({ text }) => text)).toEqual([
      'Order received',
      'Canceled',
      '$32.69 refunded',
      'Handed to Northway',
      'Delayed',
    ]);
    expect(timeline?.events.at(-1)).toMatchObject({ date: 'Nov 24, 9:30 PM', notes: ['Now expected Friday, November 27'] });
  });

  it('redirects guests to the sign-in, which returns to the order', async () => {
    const thrown: unknown = await open(createOrderRequest(`/account/orders/${orderNumber}`, {}, guest)).catch((error: unknown) => error);
    expect(getLocation(thrown)).toBe(`/en-us/account/sign-in?next=%2Fen-us%2Faccount%2Forders%2F${orderNumber}&why=first`);
  });

  it('reports a change with a notice that takes the focus', async () => {
    expect((await open(getMember({}, '?done=cancelled'))).notices).toMatchObject([{ kind: 'success', takesFocus: true }]);
  });
});

describe('buy again', () => {
  const cart = { id: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64', status: 'open', totals: { total: 30, totalUnits: 1 }, items: [] };

  it('adds the available units and names the unavailable ones', async () => {
    let first = true;
    const createSession: Responder = async (request) => {
      const { qty } = (await request.json()) as { readonly qty: number };
      if (first && qty === 2) {
        first = false;
        const errorDetails = [{ errorId: 'INV700', message: 'Only 1 left.', additionalInfo: { availableQty: 1 } }];
        return Response.json({ appId: 'b', correlationId: 'c', errorDetails }, { status: 409 });
      }
      return Response.json(cart, { status: 201 });
    };
    const sending = getMember({ 'POST /cart/v1/cartWithItem': createSession, 'POST /cart/v1/item': () => respondWithError(404, 'ORD404') });
    const to = (await orderScreen.action?.(createFormData({ form: 'buy-again' }), sending)) as string;
    expect(to).toContain('done=again&added=1&missing=item-1.1.stock%2Citem-2.1.sold');
    const page = await open(getMember({}, new URL(`http://shop.test${to}`).search));
    expect(page.notices[0]?.text).toBe(
      '1 item is in your cart. Not added: Ridgeline Shell, Spruce, M (1 is out of stock), Hearth Beanie, Spruce, M (no longer available).',
    );
  });
});

describe('order lookup', () => {
  const send = (response: Responder, fields = lookup) =>
    trackScreen.action?.(
      createFormData({ form: 'track-order', ...fields }),
      createOrderRequest('/orders/track', { [calls.track]: response }, guest),
    );

  it('leads to the order, whose address contains no email address', async () => {
    expect(await send(respondWith(openOrder))).toBe(`/en-us/orders/${orderNumber}`);
  });

  it('shows an error at the field for an invalid address', async () => {
    const result = await send(() => respondWithError(400, 'ORD400'), { ...lookup, email: 'robin' });
    expect(result).toMatchObject({ status: 400, rejection: { errors: { email: 'Please enter the email address of the order.' } } });
  });

  it.each([
    [404, 'OHS4004', 'We couldn’t find an order with this number and email address.'],
    [429, 'API429', 'Too many tries. Please try again in 15 minutes.'],
  ])('shows above the form why no order was found: %i %s', async (status, code, notice) => {
    const result = await send(() => respondWithError(status, code, { 'retry-after': '900' }));
    expect(result).toMatchObject({ status, rejection: { notice, errors: {} } });
  });

  it('opens the order with the stored proof and asks for it again without one', async () => {
    const sent: unknown[] = [];
    const cookie = guest + (await lookUpOrder());
    const page = await open(createOrderRequest(`/orders/${orderNumber}`, { [calls.track]: recordAndRespond(sent, openOrder) }, cookie));
    expect(page).toMatchObject({ title: 'Arrives Friday, November 27', isBroad: true });
    expect(sent).toEqual([lookup]);
    const thrown: unknown = await open(
      createOrderRequest(`/orders/${orderNumber}`, { [calls.order]: () => respondWithError(404, 'OHS4004') }, guest),
    ).catch((error: unknown) => error);
    expect(getLocation(thrown)).toBe(`/en-us/orders/track?number=${orderNumber}&why=again`);
  });

  it('adds the order to the account of a guest who has signed in since', async () => {
    const sent: unknown[] = [];
    const request = createOrderRequest(
      `/orders/${orderNumber}`,
      { [calls.track]: recordAndRespond(sent, openOrder) },
      signedIn + (await lookUpOrder()),
    );
    expect(await orderScreen.action?.(createFormData({ form: 'claim' }), request)).toBe(
      `/en-us/account/orders/${orderNumber}?done=claimed`,
    );
    expect(sent.at(-1)).toEqual({ ...lookup, claim: true });
  });
});
