import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import {
  createCartChangeEvents,
  createCartEvent,
  createListEvent,
  takePendingEvents,
  createPageViewEvent,
  createProductEvent,
  createPurchaseEvents,
  createSearchEvent,
  createSelectEvent,
} from './make-events.ts';

const createLine = (sku: string, qty: number, amount = 10) => ({ sku, productId: `P-${sku}`, name: sku, qty, price: { amount } });
const createCart = (...items: readonly object[]) => ({ currency: 'USD', items, totals: { itemTotal: 1 } }) as unknown as Cart;
const createItem = (sku: string, quantity: number, price = 10) => ({
  itemId: `P-${sku}`,
  itemName: sku,
  itemVariant: sku,
  price,
  quantity,
});

describe('createCartChangeEvents', () => {
  it('reports added units', () => {
    const data = { currency: 'USD', value: 20, items: [createItem('a', 2)] };
    expect(createCartChangeEvents({ mutation: 'addItem', before: null, after: createCart(createLine('a', 2)) })).toEqual([
      { name: 'add-to-cart', data },
    ]);
    const before = createCart(createLine('a', 1), createLine('b', 1));
    expect(createCartChangeEvents({ mutation: 'updateItem', before, after: createCart(createLine('a', 3), createLine('b', 1)) })).toEqual([
      { name: 'add-to-cart', data },
    ]);
  });

  it('reports removed units, also if another variant replaces them', () => {
    const before = createCart(createLine('a', 3, 0.1));
    expect(createCartChangeEvents({ mutation: 'removeItem', before, after: createCart() })).toEqual([
      { name: 'remove-from-cart', data: { currency: 'USD', value: 0.3, items: [createItem('a', 3, 0.1)] } },
    ]);
    const names = createCartChangeEvents({ mutation: 'updateItem', before, after: createCart(createLine('c', 3)) }).map(({ name }) => name);
    expect(names).toEqual(['add-to-cart', 'remove-from-cart']);
  });

  it('reports nothing for unchanged units, and payment info after that step of the checkout', () => {
    const same = createCart(createLine('a', 1));
    expect(createCartChangeEvents({ mutation: 'setShippingMethod', before: same, after: same })).toEqual([]);
    // The cart has several shipments: the step reports once all of them are saved.
    expect(createCartChangeEvents({ mutation: 'addShippingAddress', before: same, after: same })).toEqual([]);
    expect(createCartChangeEvents({ mutation: 'addPaymentInstrument', before: same, after: same })).toMatchObject([
      { name: 'add-payment-info' },
    ]);
  });
});

it('tracking reports a clicked product with its list, and the number of results of a search', () => {
  expect(createSelectEvent('2000', { id: 'P7', name: 'Shell' }, 7)).toEqual([
    { name: 'select-item', data: { itemListId: '2000', items: [{ itemId: 'P7', itemName: 'Shell', index: 7 }] } },
  ]);
  expect(createSearchEvent(0)).toEqual([{ name: 'view-search-results', data: { results: 0 } }]);
});

it.each(['login', 'sign-up'])('tracking reports a %s that the server has noted once', (name) => {
  const page = { cookie: `locale=en-us; noted=${name}; screen=1x1` };
  expect([takePendingEvents(page), page.cookie]).toEqual([[{ name }], 'noted=; path=/; max-age=0']);
  expect(
    [
      takePendingEvents({ cookie: '' }),
      takePendingEvents({ cookie: 'unnoted=login' }),
      takePendingEvents({ cookie: 'noted=purchase' }),
    ].flat(),
  ).toEqual([]);
});

it('createPurchaseEvents reports an order once, when it is final', () => {
  const remaining = new Map<string, string>();
  const store = {
    getItem: (key: string) => remaining.get(key) ?? null,
    setItem: (key: string, value: string) => void remaining.set(key, value),
  };
  const order = {
    orderNumber: 'T1',
    currency: 'USD',
    finalised: true,
    totals: { total: 30, tax: 2, shipping: 8 },
    items: [createLine('a', 2)],
  };
  const createEvents = (finalised: boolean) => createPurchaseEvents({ ...order, finalised } as unknown as Order, store);
  expect(createEvents(false)).toEqual([]);
  expect(createEvents(true)).toEqual([
    { name: 'purchase', data: { transactionId: 'T1', currency: 'USD', value: 30, tax: 2, shipping: 8, items: [createItem('a', 2)] } },
  ]);
  expect(createEvents(true)).toEqual([]);
  for (let number = 0; number < 30; number += 1) createPurchaseEvents({ ...order, orderNumber: `U${number}` } as unknown as Order, store);
  expect([...remaining.values()].join(' ').split(' ').length, 'the number of stored orders is limited').toBeLessThanOrEqual(20);
});

it('createListEvent reports only the beginning of a long list', () => {
  const cards = Array.from({ length: 30 }, (_, index) => ({ id: `P${index}`, name: 'Shell' }));
  const [event] = createListEvent('2000', cards);
  expect(event).toMatchObject({ name: 'view-item-list', data: { itemListId: '2000' } });
  expect(event && 'data' in event && 'items' in event.data ? event.data.items : []).toHaveLength(24);
  expect(createListEvent('2000', [])).toEqual([]);
});

it('createPageViewEvent uses the screen\'s page type, "error" for a missing page, and the hub for a search without words', () => {
  const page = { pageType: 'search', status: 200, path: '/en-us/search', search: '?q=boots', locale: 'en-us', brand: 'tarnfell' } as const;
  const createType = (more: object) =>
    createPageViewEvent({ ...page, ...more }).map((event) => 'data' in event && 'pageType' in event.data && event.data.pageType);
  expect([createType({}), createType({ search: '?q=+' }), createType({ status: 404 })].flat()).toEqual(['search', 'search hub', 'error']);
});

it.each([
  ['product', 200, '/en-us/p/shell-4222222222222222', '/en-us/p/shell-4222222222222222'],
  ['category list', 200, '/en-us/c/jackets-2000', '/en-us/c/jackets-2000'],
  ['other', 200, '/en-us/guides/10-layers', '/en-us/guides/10-layers'],
  ['account', 200, '/en-us/account/orders/TF-2611-000123/items', '/en-us/account/orders/*/items'],
  ['order confirmation', 200, '/en-us/order-confirmation', '/en-us/order-confirmation'],
  ['product', 404, '/en-us/p/303-555-0142', '/en-us/p/*'],
  ['other', 404, '/en-us/robin@mail.example/r%C3%A9mi/old-sale', '/en-us/*/*/old-sale'],
] as const)('createPageViewEvent reports a %s page with status %i at %s with the path %s', (pageType, status, path, reported) => {
  const [event] = createPageViewEvent({ pageType, status, path, search: '', locale: 'en-us', brand: 'tarnfell' });
  expect(event).toMatchObject({ name: 'page-view', data: { path: reported } });
});

it('tracking reports the value of a product and a cart, and nothing for an empty cart', () => {
  expect(createProductEvent('USD', { itemId: 'P1', itemName: 'Shell', price: 90 })).toEqual([
    { name: 'view-item', data: { currency: 'USD', value: 90, items: [{ itemId: 'P1', itemName: 'Shell', price: 90, quantity: 1 }] } },
  ]);
  for (const name of ['view-cart', 'begin-checkout', 'add-shipping-info'] as const) {
    expect(createCartEvent(name, createCart(createLine('a', 2)))).toEqual([
      { name, data: { currency: 'USD', value: 1, items: [createItem('a', 2)] } },
    ]);
    expect(createCartEvent(name, createCart())).toEqual([]);
  }
});
