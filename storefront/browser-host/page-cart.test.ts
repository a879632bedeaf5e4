import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestCart, createTestItem, createRejection } from '#commerce/cart/testing/cart-service.ts';
import { productUpsellMessages as upsellMessages } from '#generated/messages/blocks/product-upsell/all.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import type { TrackingEvent } from '#engine/host.ts';

const origin = 'http://tarnfell.localhost';
const boots = createTestItem('1', 'BOOTS', 2);
const pack = createTestItem('2', 'PACK', 3);
const line = { productId: pack.masterId, sku: pack.sku, quantity: 3 };
const add = 'POST /api/cart/v1/item';
const units = 'GET /api/products/v2/products/TFR10ARA/inventory';

/** Resolves relative URLs against the page, as in a document. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

/** A page whose gateway has a cart with boots and otherwise returns the given responses. */
async function openPage(responses: Readonly<Record<string, () => Response>> = {}) {
  const requests: string[] = [];
  const reload = vi.fn();
  const known: typeof responses = { 'GET /api/cart/v1/cart/current': () => Response.json(createTestCart('c', 1, [boots])), ...responses };
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('location', { pathname: '/en-us/jackets', reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    requests.push([call, await request.text()].join(' ').trim());
    return (known[call] ?? (() => createRejection(404, 'API404')))();
  });
  vi.stubGlobal('window', globalThis);
  const tracked: TrackingEvent[] = [];
  vi.doMock('../host/track.ts', () => ({
    track: (event: TrackingEvent) => void tracked.push(event),
    trackMade: () => undefined,
  }));
  // Commerce is a singleton of the module, so each test loads its own.
  vi.resetModules();
  const { addToCart, loadInventory } = await import('./page-cart.ts');
  const { registerDialogOpener } = await import('../host/open-dialog.ts');
  const { getCartCount } = await import('#commerce/cart/mini-cart/cart-count.ts');
  const opened: unknown[] = [];
  registerDialogOpener((name, given) => void opened.push({ name, given }));
  return {
    requests,
    reload,
    opened,
    tracked,
    countOfCart: getCartCount,
    addToCart,
    inventory: loadInventory,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('addToCart', () => {
  it('updates the cart count and opens the mini cart with the added line', async () => {
    const { requests, opened, addToCart, countOfCart } = await openPage({
      [add]: () => Response.json(createTestCart('c', 2, [boots, pack])),
    });
    await addToCart(line, 'en-us');
    expect(requests.at(-1)).toBe(`${add} ${JSON.stringify({ basketId: 'c', product: pack.sku, qty: 3 })}`);
    expect(countOfCart()).toBe(5);
    const added = { sku: pack.sku, name: 'PACK', qty: 3, productImageURL: pack.productImageURL };
    expect(opened).toEqual([{ name: 'mini-cart', given: { added } }]);
  });

  it('adds one unit by default, and creates a cart if there is none', async () => {
    const { requests, opened, addToCart, countOfCart } = await openPage({
      'GET /api/cart/v1/cart/current': () => new Response(null, { status: 204 }),
      'POST /api/cart/v1/cartWithItem': () => Response.json(createTestCart('new', 1, [createTestItem('1', 'PACK', 1)]), { status: 201 }),
    });
    await addToCart({ productId: line.productId, sku: line.sku }, 'en-us');
    expect(requests.at(-1)).toBe(`POST /api/cart/v1/cartWithItem ${JSON.stringify({ product: pack.sku })}`);
    expect(countOfCart()).toBe(1);
    expect(opened).toMatchObject([{ given: { added: { name: 'PACK', qty: 1 } } }]);
  });

  it.each([
    ['en-us', 'INV700', 'This item is out of stock, so we couldn’t add it to your cart.'],
    ['de-de', 'INV700', 'Dieser Artikel ist ausverkauft, deshalb konnten wir ihn nicht in den Warenkorb legen.'],
    ['en-us', 'INV408', 'The limit for this item is 3.'],
    ['de-de', 'INV408', 'Von diesem Artikel gibt es höchstens 3 Stück pro Bestellung.'],
  ])('rejects with the message in %s for %s', async (locale, errorId, text) => {
    const { addToCart, opened, tracked } = await openPage({
      [add]: () => createRejection(409, errorId, { additionalInfo: { maxAllowedQty: 3 } }),
    });
    await expect(addToCart(line, locale)).rejects.toThrow(new Error(text));
    expect(opened).toEqual([]);
    expect(tracked, 'reported like any failed call').toMatchObject([{ name: 'service-error', data: { level: 'warning', errorId } }]);
  });

  it('rejects with an empty message without a response, so that the block shows its own text', async () => {
    const { addToCart } = await openPage({
      [add]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(addToCart(line, 'de-de')).rejects.toThrow(new Error(''));
  });

  it('reports an ended session before the page reloads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { reload, addToCart } = await openPage({ [add]: () => createRejection(403, 'AUT498') });
    await expect(addToCart(line, 'en-us')).rejects.toThrow('Your session has expired.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does nothing if it was aborted before', async () => {
    const { requests, opened, addToCart } = await openPage();
    await expect(addToCart(line, 'en-us', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toEqual([]);
    expect(opened).toEqual([]);
  });
});

describe.each(Object.entries(errorMessages))('error messages in %s', (locale, messages) => {
  it('differ from the title that the upsell shows above them', () => {
    const { somethingWentWrong } = upsellMessages[locale as keyof typeof upsellMessages];
    const repeated = Object.entries(messages).filter(([, text]) =>
      JSON.stringify(text).includes(JSON.stringify(somethingWentWrong).slice(1, -1)),
    );
    expect(repeated.map(([code]) => code).filter((code) => code !== 'unknown')).toEqual([]);
  });
});

describe('inventory', () => {
  it('returns the stock by SKU', async () => {
    const variants = { [pack.sku]: { quantity: 4 } };
    const { inventory } = await openPage({ [units]: () => Response.json({ variants }) });
    expect(await inventory('TFR10ARA', 'en-us')).toEqual({ variants });
  });

  it('rejects with a message in the page’s language', async () => {
    const { inventory } = await openPage({ [units]: () => createRejection(404, 'ORD404') });
    await expect(inventory('TFR10ARA', 'de-de')).rejects.toThrow('Dieser Artikel ist nicht verfügbar.');
  });
});
