import { describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../../request/request-context.ts';
import { loadSavedItems, getSavedItemsOfPage } from './load-saved-items.ts';

const listId = '9d0c1d0c-6f3a-4a6e-8d0b-1f2a3b4c5d6e';
const settings = { savesForLater: true, savedForLaterPageSize: 12 };

/** The parts of a request that are read here. */
function createContext(session: object, { cart = settings, query = '', send = vi.fn(async () => ({ saveForLater: [] })) } = {}) {
  const context = {
    url: new URL(`http://tarnfell.localhost/en-us/cart${query}`),
    site: {},
    session: { ...session, calls: { send } },
    services: { settings: { of: () => ({ cart }) } },
  } as unknown as RequestContext;
  return { context, send };
}

describe('loadSavedItems', () => {
  it.each([
    ['a guest who has saved something', { saveForLaterId: listId }],
    ['an account', { customerId: listId }],
  ])('loads the first page for %s', async (_, session) => {
    const { context, send } = createContext(session);
    expect((await loadSavedItems(context))?.queries).toMatchObject([{ queryKey: ['getSaveForLater', { start: 0, count: 12 }] }]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('makes no call for a guest without saved items, or if the site does not support them', async () => {
    const guest = createContext({});
    const disabled = createContext({ customerId: listId }, { cart: { ...settings, savesForLater: false } });
    expect([await loadSavedItems(guest.context), await loadSavedItems(disabled.context)]).toEqual([undefined, undefined]);
    expect([guest.send.mock.calls, disabled.send.mock.calls]).toEqual([[], []]);
    expect([getSavedItemsOfPage(guest.context)?.mayHaveList, getSavedItemsOfPage(disabled.context)]).toEqual([false, undefined]);
  });

  it('leaves the cache empty after a failure', async () => {
    const { context } = createContext({ customerId: listId }, { send: vi.fn(() => Promise.reject(new Error('down'))) });
    expect((await loadSavedItems(context))?.queries).toEqual([]);
  });
});

describe('getSavedItemsOfPage', () => {
  it.each([
    ['?saved=36', 36],
    ['?saved=5', 12],
    ['?saved=100000', 200],
    ['?saved=many', 12],
  ])('reads the number of items from %s', (query, count) => {
    expect(getSavedItemsOfPage(createContext({}, { query }).context)?.initialCount).toBe(count);
  });
});
