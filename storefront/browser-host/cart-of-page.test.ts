import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartOf, itemOf, refusal } from '#commerce/cart/testing/cart-service.ts';
import { productUpsellMessages as upsellMessages } from '#generated/messages/blocks/product-upsell/all.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import type { TrackingEvent } from '#engine/host.ts';

const origin = 'http://tarnfell.localhost';
const boots = itemOf('1', 'BOOTS', 2);
const pack = itemOf('2', 'PACK', 3);
const line = { productId: pack.masterId, sku: pack.sku, quantity: 3 };
const add = 'POST /api/cart/v1/item';
const units = 'GET /api/products/v2/products/TFR10ARA/inventory';

/** As in a document: a request without an origin is one to the page’s own. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

/** A page whose gateway has a cart with boots, and answers otherwise as it is told. */
async function openPage(answers: Readonly<Record<string, () => Response>> = {}) {
  const asked: string[] = [];
  const reload = vi.fn();
  const known: typeof answers = { 'GET /api/cart/v1/cart/current': () => Response.json(cartOf('c', 1, [boots])), ...answers };
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('location', { pathname: '/en-us/jackets', reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    asked.push([call, await request.text()].join(' ').trim());
    return (known[call] ?? (() => refusal(404, 'API404')))();
  });
  vi.stubGlobal('window', globalThis);
  const tracked: TrackingEvent[] = [];
  vi.doMock('../host/track.ts', () => ({
    track: (event: TrackingEvent) => void tracked.push(event),
    trackMade: () => undefined,
  }));
  // Commerce lives as long as its page: each test has one of its own.
  vi.resetModules();
  const { addToCart, inventory } = await import('./cart-of-page.ts');
  const { provideDialogOpener } = await import('../host/open-dialog.ts');
  const { countOfCart } = await import('#commerce/cart/mini-cart/cart-count.ts');
  const opened: unknown[] = [];
  provideDialogOpener((name, given) => void opened.push({ name, given }));
  return {
    asked,
    reload,
    opened,
    tracked,
    countOfCart,
    addToCart,
    inventory,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('adding to the cart from a page of content', () => {
  it('tells the count and opens the mini cart with what was added', async () => {
    const { asked, opened, addToCart, countOfCart } = await openPage({ [add]: () => Response.json(cartOf('c', 2, [boots, pack])) });
    await addToCart(line, 'en-us');
    expect(asked.at(-1)).toBe(`${add} ${JSON.stringify({ basketId: 'c', product: pack.sku, qty: 3 })}`);
    expect(countOfCart()).toBe(5);
    const added = { sku: pack.sku, name: 'PACK', qty: 3, productImageURL: pack.productImageURL };
    expect(opened).toEqual([{ name: 'mini-cart', given: { added } }]);
  });

  it('adds one where no quantity is said, to a new cart where there is none', async () => {
    const { asked, opened, addToCart, countOfCart } = await openPage({
      'GET /api/cart/v1/cart/current': () => new Response(null, { status: 204 }),
      'POST /api/cart/v1/cartWithItem': () => Response.json(cartOf('new', 1, [itemOf('1', 'PACK', 1)]), { status: 201 }),
    });
    await addToCart({ productId: line.productId, sku: line.sku }, 'en-us');
    expect(asked.at(-1)).toBe(`POST /api/cart/v1/cartWithItem ${JSON.stringify({ product: pack.sku })}`);
    expect(countOfCart()).toBe(1);
    expect(opened).toMatchObject([{ given: { added: { name: 'PACK', qty: 1 } } }]);
  });

  it.each([
    ['en-us', 'INV700', 'This item is out of stock, so we couldn’t add it to your cart.'],
    ['de-de', 'INV700', 'Dieser Artikel ist ausverkauft, deshalb konnten wir ihn nicht in den Warenkorb legen.'],
    ['en-us', 'INV408', 'You cannot add more than 3 of this item.'],
    ['de-de', 'INV408', 'Von diesem Artikel gibt es höchstens 3 Stück pro Bestellung.'],
  ])('says in the words of %s why %s was answered', async (locale, errorId, text) => {
    const { addToCart, opened, tracked } = await openPage({ [add]: () => refusal(409, errorId, { additionalInfo: { maxAllowedQty: 3 } }) });
    await expect(addToCart(line, locale)).rejects.toThrow(new Error(text));
    expect(opened).toEqual([]);
    expect(tracked, 'reported like any failed call').toMatchObject([{ name: 'service-error', data: { level: 'warning', errorId } }]);
  });

  it('leaves the words to the block where no response came', async () => {
    const { addToCart } = await openPage({
      [add]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(addToCart(line, 'de-de')).rejects.toThrow(new Error(''));
  });

  it('says to an invalid customer that the session has ended while the page is still there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { reload, addToCart } = await openPage({ [add]: () => refusal(403, 'AUT498') });
    await expect(addToCart(line, 'en-us')).rejects.toThrow('Your session has ended.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('adds nothing that was given up before', async () => {
    const { asked, opened, addToCart } = await openPage();
    await expect(addToCart(line, 'en-us', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toEqual([]);
    expect(opened).toEqual([]);
  });
});

describe.each(Object.entries(errorMessages))('error messages in %s', (locale, messages) => {
  it('do not repeat the title that the upsell shows above them', () => {
    const { somethingWentWrong } = upsellMessages[locale as keyof typeof upsellMessages];
    const repeated = Object.entries(messages).filter(([, text]) =>
      JSON.stringify(text).includes(JSON.stringify(somethingWentWrong).slice(1, -1)),
    );
    expect(repeated.map(([code]) => code).filter((code) => code !== 'unknown')).toEqual([]);
  });
});

describe('what of a product can be bought', () => {
  it('is answered by sku', async () => {
    const variants = { [pack.sku]: { quantity: 4 } };
    const { inventory } = await openPage({ [units]: () => Response.json({ variants }) });
    expect(await inventory('TFR10ARA', 'en-us')).toEqual({ variants });
  });

  it('is refused in the page’s language', async () => {
    const { inventory } = await openPage({ [units]: () => refusal(404, 'ORD404') });
    await expect(inventory('TFR10ARA', 'de-de')).rejects.toThrow('Dieser Artikel ist nicht verfügbar.');
  });
});
