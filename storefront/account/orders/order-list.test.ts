import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '#generated/openapi/orders.ts';
import { screen as ordersScreen } from '../../screens/account/orders/screen.ts';
import { screen as overviewScreen } from '../../screens/account/overview/screen.ts';
import { respondWithError } from '../../session/testing/shop-service.ts';
import { signedIn } from '../testing/account-shop.ts';
import {
  respondWith,
  calls,
  loadedMessages,
  recordAndRespond,
  openOrder,
  orderNumber,
  createOrderRequest,
  getParts,
} from './testing/order-shop.ts';

const summary: OrderSummary = {
  orderNumber,
  orderId: openOrder.orderId,
  status: 'finalised',
  progress: 'shipped',
  placedAt: '2026-11-22T02:30:00Z',
  currency: 'USD',
  total: 433.63,
  refunded: 32.69,
  totalUnits: 3,
  items: [{ name: 'Ridgeline Shell', pdpUrl: '/p/ridgeline-shell-TFR10ARA', productImageURL: '/media/jacket', qty: 2 }],
  expectedOn: '2026-11-27',
};

async function readList(query: string, sent: unknown[] = [], history: unknown = { orders: [summary] }) {
  const request = createOrderRequest(`/account/orders${query}`, { [calls.history]: recordAndRespond(sent, history) }, signedIn);
  const [list] = getParts(await ordersScreen.loadCriticalData(request, loadedMessages), 'list');
  return list;
}

describe('orders page', () => {
  it('shows each order with its state, day, pictures and total', async () => {
    expect((await readList(''))?.orders).toMatchObject([
      {
        title: `Order ${orderNumber}`,
        href: `/en-us/account/orders/${orderNumber}`,
        state: { text: 'On its way', icon: 'truck' },
        expected: 'Expected Friday, November 27',
        placed: 'Ordered on November 21, 2026',
        summary: '2 × Ridgeline Shell and 1 more item',
        total: '$433.63',
        refunded: '$32.69 refunded',
        links: [{ label: 'Track' }],
      },
    ]);
  });

  it('sends the filters of the address and keeps them in the links', async () => {
    const sent: unknown[] = [];
    const list = await readList('?show=open&period=2025&after=abc', sent, { orders: [summary], next: 'def' });
    expect(sent).toEqual([{ count: 10, show: 'open', placedFrom: '2025-01-01', placedTo: '2025-12-31', after: 'abc' }]);
    expect(list?.more?.href).toBe('/en-us/account/orders?show=open&period=2025&after=def');
    expect(list?.filters?.flatMap(({ links }) => links.filter(({ isCurrent }) => isCurrent)).map(({ label }) => label)).toEqual([
      'On the way',
      '2025',
    ]);
  });

  it('ignores invalid filters', async () => {
    const sent: unknown[] = [];
    await readList('?show=lost&period=1990&after=%20', sent);
    expect(sent).toEqual([{ count: 10 }]);
  });

  it('links to the shop if there are no orders, and to all orders if a filter matches none', async () => {
    expect(await readList('', [], { orders: [] })).toMatchObject({ empty: { link: { href: '/en-us' } } });
    expect(await readList('?show=returned', [], { orders: [] })).toMatchObject({ empty: { link: { href: '/en-us/account/orders' } } });
  });
});

describe('account overview', () => {
  it('shows the latest order and leaves it out if it fails to load', async () => {
    const open = (response: ReturnType<typeof respondWith>) =>
      overviewScreen.loadCriticalData(createOrderRequest('/account', { [calls.history]: response }, signedIn), loadedMessages);
    expect(getParts(await open(respondWith({ orders: [summary] })), 'list')).toMatchObject([{ orders: [{ orderNumber }] }]);
    expect(getParts(await open(() => respondWithError(500, 'API500')), 'list')).toEqual([]);
  });
});
