import { addItemChange } from '#commerce/cart/add-item.ts';
import { setCartCount } from '#commerce/cart/cart-count.ts';
import { changeCart } from '#commerce/cart/change-cart.ts';
import { addedLineOf, openMiniCart } from '#commerce/cart/mini-cart-store.ts';
import { pageEffects } from '#commerce/cart/page-effects.ts';
import { errorTextsIn } from '#commerce/client/call-hooks.ts';
import type { Calls } from '#commerce/client/calls.ts';
import { createBrowserCalls } from '#commerce/query/browser-calls.ts';
import { errorText } from '#commerce/query/commerce-provider.tsx';
import { queryClientOf } from '#commerce/query/query-client.ts';
import { errorTextsFor } from '#commerce/words/error-texts-for.ts';
import type { SomeErrorTexts } from '#commerce/words/error-texts.ts';
import type { CartLine } from '#blocks/host/cart.ts';
import type { Inventory } from '#blocks/host/inventory.ts';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { unsaid } from './unsaid.ts';

interface Shop {
  readonly wireLocale: string;
  readonly calls: Calls;
  readonly texts: SomeErrorTexts;
}

const shops = new Map<string, Promise<Shop>>();

/** Adds a line as commerce pages do, tells the count and opens the mini cart. Rejects with the text that a shopper reads. */
export async function addToCart({ sku, quantity = 1 }: CartLine, locale: string, signal?: AbortSignal): Promise<void> {
  const { wireLocale, calls, texts } = await shopIn(locale);
  signal?.throwIfAborted();
  // The block that asked shows what went wrong, and at once: a change that ends in a reload settles only after it.
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const world = { client: queryClientOf(wireLocale), calls, fail, recreated: () => undefined, ...pageEffects };
  const cart = await told(texts, Promise.race([changeCart(world, addItemChange, { sku, qty: quantity }), failed]));
  setCartCount(cart.totals.totalUnits);
  const row = cart.items.find((item) => item.sku === sku);
  openMiniCart(row && addedLineOf(row, quantity));
}

/** What of a product can be bought online. Rejects as above. */
export async function inventory(productId: string, locale: string, signal?: AbortSignal): Promise<Inventory> {
  const { calls, texts } = await shopIn(locale);
  return told(texts, getInventory(calls, { productId }, { signal, repeat: 'allow' }));
}

async function told<Answer>(texts: SomeErrorTexts, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(errorText(error, texts), { cause: error });
  }
}

function shopIn(locale: string): Promise<Shop> {
  const known = shops.get(locale);
  if (known) return known;
  const shop = open(locale).catch(unsaid);
  shops.set(locale, shop);
  shop.catch(() => shops.delete(locale));
  return shop;
}

async function open(locale: string): Promise<Shop> {
  const [language = '', country = ''] = locale.split('-');
  const texts = await errorTextsFor(locale, 'cart');
  const wireLocale = `${language}_${country.toUpperCase()}`;
  const textOf = errorTextsIn(texts, `${language}-${country.toUpperCase()}`);
  return { wireLocale, calls: createBrowserCalls(wireLocale, { textOf }), texts };
}
