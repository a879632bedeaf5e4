import type { Cart } from '#generated/openapi/cart.ts';
import type { FlashMessage } from '#generated/openapi/shared.ts';
import { readSellable, type Sellable } from '../catalog/read-sellable.ts';
import { shopOf, type ShopContext } from '../sites/shop-site.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';
import type { CartPorts } from './cart-ports.ts';
import { readCart, saveCart, type CartParts, type CartRecord } from './cart-record.ts';
import { readFavouriteStore } from './favourite-store.ts';
import { priceCart } from './price-cart.ts';
import { renderCart } from './render-cart.ts';
import { reviewLines, type Review } from './review-lines.ts';
import { readRowChoices } from './row-choices.ts';

export type Sellables = ReadonlyMap<string, Sellable>;

export interface ChangeSource {
  readonly context: CustomerContext;
  readonly basketId: string;
  /** Skus that the change is about, beside those of the cart. */
  readonly skus?: readonly string[];
  readonly favStoreId?: string;
  readonly review?: Review;
}

/** What a change makes of a locked cart; the cart itself leaves it as it is. Throws CallError to leave everything as it was. */
export type Change = (cart: CartRecord, sellables: Sellables, shop: ShopContext) => CartRecord | Partial<CartParts>;

/** Throws BSK404 for a cart that is an order already, and a flash-type 409 while its order is being paid. */
function assertOpen({ status }: CartRecord): void {
  if (status === 'ordered') throw new CallError(404, 'BSK404', ['The cart has become an order.']);
  if (status === 'processing') throw new CallError(409, 'BSK409', [{ message: 'The order of this cart is being paid.', type: 'flash' }]);
}

export interface AnswerSource {
  readonly shop: ShopContext;
  readonly cart: CartRecord;
  readonly sellables: Sellables;
  readonly flash: readonly FlashMessage[];
  readonly favStoreId?: string;
  readonly orderId?: string;
}

/** The whole cart for an answer: one statement where the shopper's store is asked for, one where a row has left the catalogue. */
export async function answerCart(
  { db, tenderKinds: kinds }: CartPorts,
  { shop, cart, sellables, flash, favStoreId, orderId }: AnswerSource,
): Promise<Cart> {
  const choices = await readRowChoices(db, cart.siteId, cart.lines, sellables);
  const skus = cart.lines.map(({ sku }) => sku);
  const store = favStoreId ? await readFavouriteStore(db, shop.site.brand, favStoreId, skus) : undefined;
  return renderCart({ kinds, shop, cart, priced: priceCart(shop, cart, sellables), choices, flash, store, orderId });
}

/** Locks the cart, changes it, stores it as the next version and answers it whole: additions of several tabs wait for each other and all count. */
export async function changeCart(ports: CartPorts, source: ChangeSource, change: Change): Promise<Cart> {
  const { context, basketId, skus = [], favStoreId, review = { stock: false, patch: false } } = source;
  const shop = shopOf(context);
  const changed = await ports.db.transaction().execute(async (transaction) => {
    const cart = await readCart(transaction, context, basketId, 'lock');
    assertOpen(cart);
    const all = [...new Set([...cart.lines.map(({ sku }) => sku), ...skus])];
    const sellables = await readSellable(transaction, cart.siteId, shop.language, all);
    const made = change(cart, sellables, shop);
    const { lines, flash, changed: reviewed } = reviewLines(made.lines ?? cart.lines, sellables, review);
    if (made === cart && !reviewed) return { cart, sellables, flash };
    const saved = await saveCart(transaction, { ...cart, ...made, lines }, ports.clock.now());
    if (!saved) throw new Error(`[cairn] [cart] ${cart.id} changed under its lock`);
    return { cart: saved, sellables, flash };
  });
  return answerCart(ports, { shop, ...changed, favStoreId });
}
