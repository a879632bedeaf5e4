import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCartCount } from '#commerce/cart/cart-count.ts';
import { closeMiniCart, miniCart } from '#commerce/cart/mini-cart-store.ts';
import { cartOf, itemOf, refusal } from '#commerce/cart/testing/cart-service.ts';
import { addToCart, inventory } from './cart-of-page.ts';

vi.mock('#commerce/cart/cart-count.ts', { spy: true });

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
function openPage(answers: Readonly<Record<string, () => Response>> = {}) {
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
  return { asked, reload };
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  closeMiniCart();
});

describe('adding to the cart from a page of content', () => {
  it('tells the count and opens the mini cart with what was added', async () => {
    const { asked } = openPage({ [add]: () => Response.json(cartOf('c', 2, [boots, pack])) });
    await addToCart(line, 'en-us');
    expect(asked.at(-1)).toBe(`${add} ${JSON.stringify({ basketId: 'c', sku: pack.sku, qty: 3 })}`);
    expect(setCartCount).toHaveBeenCalledExactlyOnceWith(5);
    const added = { sku: pack.sku, name: 'PACK', qty: 3, productImageURL: pack.productImageURL };
    expect(miniCart.current()).toEqual({ isOpen: true, wasOpened: true, added });
  });

  it('adds one where no quantity is said, to a new cart where there is none', async () => {
    const { asked } = openPage({
      'GET /api/cart/v1/cart/current': () => new Response(null, { status: 204 }),
      'POST /api/cart/v1/cartWithItem': () => Response.json(cartOf('new', 1, [itemOf('1', 'PACK', 1)]), { status: 201 }),
    });
    await addToCart({ productId: line.productId, sku: line.sku }, 'en-us');
    expect(asked.at(-1)).toBe(`POST /api/cart/v1/cartWithItem ${JSON.stringify({ sku: pack.sku, qty: 1 })}`);
    expect(setCartCount).toHaveBeenCalledExactlyOnceWith(1);
    expect(miniCart.current().added).toMatchObject({ name: 'PACK', qty: 1 });
  });

  it.each([
    ['en-us', 'INV700', 'This item is out of stock and could not be put into your cart.'],
    ['de-de', 'INV700', 'Dieser Artikel ist ausverkauft und konnte nicht in den Warenkorb gelegt werden.'],
    ['en-us', 'INV408', 'You cannot add more than 3 of this item.'],
    ['de-de', 'INV408', 'Von diesem Artikel können Sie höchstens 3 Stück in den Warenkorb legen.'],
  ])('says in the words of %s why %s was answered', async (locale, errorId, text) => {
    openPage({ [add]: () => refusal(409, errorId, { additionalInfo: { maxAllowedQty: 3 } }) });
    await expect(addToCart(line, locale)).rejects.toThrow(new Error(text));
    expect(setCartCount).not.toHaveBeenCalled();
    expect(miniCart.current().isOpen).toBe(false);
  });

  it('says in the page’s language that something went wrong where no answer came', async () => {
    openPage({
      [add]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(addToCart(line, 'de-de')).rejects.toThrow('Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.');
  });

  it('says to an invalid customer that the session has ended while the page is still there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { reload } = openPage({ [add]: () => refusal(403, 'AUT498') });
    await expect(addToCart(line, 'en-us')).rejects.toThrow('Your session has ended.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('adds nothing that was given up before', async () => {
    const { asked } = openPage();
    await expect(addToCart(line, 'en-us', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toEqual([]);
    expect(miniCart.current().isOpen).toBe(false);
  });
});

describe('what of a product can be bought', () => {
  it('is answered by sku', async () => {
    const variants = { [pack.sku]: { quantity: 4 } };
    openPage({ [units]: () => Response.json({ variants }) });
    expect(await inventory('TFR10ARA', 'en-us')).toEqual({ variants });
  });

  it('is refused in the page’s language', async () => {
    openPage({ [units]: () => refusal(404, 'ORD404') });
    await expect(inventory('TFR10ARA', 'de-de')).rejects.toThrow('Dieser Artikel ist nicht verfügbar.');
  });
});
