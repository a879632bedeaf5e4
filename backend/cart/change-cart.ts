import type { Cart } from '#generated/openapi/cart.ts';
import type { FlashMessage } from '#generated/openapi/shared.ts';
import type { Sellables } from '../catalog/sellable.ts';
import { shopOf, type ShopContext } from '../sites/shop-site.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';
import type { PreparedPromotions } from '../promotions/engine/prepare-promotions.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartParts, CartRecord } from './cart-record.ts';
import { showCoupons } from './coupons/show-coupons.ts';
import { readFavoriteStore } from './favorite-store.ts';
import { keepAdjustments } from './price-adjustments/keep-adjustments.ts';
import { priceCart } from './pricing/price-cart.ts';
import type { PricedCart } from './pricing/priced-cart.ts';
import { readCartWithGoods, type CartWithGoods } from './read-cart.ts';
import { bindMeans } from '../tenders/tenders.ts';
import type { AdmittedMeans } from '../tenders/tender-kind.ts';
import { renderCart } from './render-cart.ts';
import { reviewLines, type Review } from './lines/review-lines.ts';
import { readRowChoices } from './lines/row-choices.ts';
import { saveCart, type CartStore } from './save-cart.ts';

export interface ChangeSource {
  readonly context: CustomerContext;
  readonly basketId: string;
  /** Skus that the change is about, beside those of the cart. */
  readonly skus?: readonly string[];
  /** Coupon codes that the change is about, beside those of the cart. */
  readonly codes?: readonly string[];
  readonly favStoreId?: string;
  readonly review?: Review;
  /** What the change takes hold of; it is not stored where that fails. */
  readonly binding?: AdmittedMeans['binding'];
}

/** What a change of a cart is made for. */
export interface ChangeSurroundings {
  readonly shop: ShopContext;
  /** What the cart would cost. */
  readonly price: (cart: CartParts) => PricedCart;
  /** The promotions of the cart's site. */
  readonly promotions: PreparedPromotions;
}

/** What a change makes of a cart; the cart itself leaves it as it is. Throws CallError to leave everything as it was. Pure: it may be asked twice. */
export type Change = (cart: CartRecord, sellables: Sellables, around: ChangeSurroundings) => CartRecord | Partial<CartParts>;

/** Throws BSK404 for a cart that is an order already, and a flash-type 409 while its order is being paid. */
function assertOpen({ status }: CartRecord): void {
  if (status === 'ordered') throw new CallError(404, 'BSK404', ['The cart has become an order.']);
  if (status === 'processing') throw new CallError(409, 'BSK409', [{ message: 'The order of this cart is being paid.', type: 'flash' }]);
}

interface ChangeBase {
  readonly shop: ShopContext;
  readonly read: CartWithGoods;
  /** True for the change of an employee. */
  readonly isStaff: boolean;
  readonly now: Date;
}

export interface AnswerSource {
  readonly shop: ShopContext;
  readonly cart: CartRecord;
  readonly priced: PricedCart;
  readonly sellables: Sellables;
  readonly flash: readonly FlashMessage[];
  readonly favStoreId?: string;
  readonly orderId?: string;
}

/** Reads the whole cart for a response. Runs one statement for the shopper's store and one for rows that have left the catalog, each only if needed. */
export async function answerCart(
  { db, clock, deliveryKinds, tenderKinds }: CartPorts,
  { shop, cart, priced, sellables, flash, favStoreId, orderId }: AnswerSource,
): Promise<Cart> {
  const choices = await readRowChoices(db, cart.siteId, cart.lines, sellables);
  const skus = priced.rows.map(({ line }) => line.sku);
  const store = favStoreId ? await readFavoriteStore(db, shop.site.brand, favStoreId, skus) : undefined;
  return renderCart({
    registries: { deliveryKinds, tenderKinds },
    shop,
    cart,
    priced,
    sellables,
    choices,
    flash,
    store,
    orderId,
    now: clock.now(),
  });
}

type Changed = Pick<AnswerSource, 'cart' | 'priced' | 'sellables' | 'flash'>;

/** True if the total is no longer the one that the shopper saw, without a change of the cart: it has to be shown before an order. */
export function hasOtherTotal({ shownTotalMinor }: CartRecord, { amounts }: PricedCart): boolean {
  return shownTotalMinor !== null && shownTotalMinor !== amounts.total;
}

/** One statement where there is something to store; null where another call has changed the cart since it was read, or what it binds is not to be had. */
async function storeChange(
  store: CartStore,
  { shop, read, isStaff, review = { stock: false, patch: false }, binding, now }: Pick<ChangeSource, 'review' | 'binding'> & ChangeBase,
  change: Change,
): Promise<Changed | null> {
  const { cart, orderId: _orderId, ...facts } = read;
  assertOpen(cart);
  const { sellables } = facts;
  const price = (parts: CartParts): PricedCart => priceCart(store.deliveryKinds, shop, parts, facts);
  const made = change(cart, sellables, { shop, price, promotions: facts.promotions });
  const { lines, flash, changed: reviewed } = reviewLines(made.lines ?? cart.lines, sellables, review);
  const priceAdjustments = keepAdjustments(made.priceAdjustments ?? cart.priceAdjustments, {
    before: cart.lines,
    after: made.lines ?? cart.lines,
    isStaff,
  });
  const changed = { ...cart, ...made, lines, priceAdjustments };
  const priced = price(changed);
  const coupons = showCoupons(changed.coupons, priced.promotions.coupons);
  if (made === cart && !reviewed && coupons === cart.coupons && !hasOtherTotal(cart, priced)) return { cart, priced, sellables, flash };
  const leftOut = made === cart ? cart.leftOut : [];
  const saved = await saveCart(store, { ...changed, coupons, leftOut, shownTotalMinor: priced.amounts.total }, now, binding);
  return saved && { cart: saved, priced, sellables, flash };
}

/**
 * Changes a cart that was read a moment ago, and answers it whole. Calls on one cart are rare at the same time, so that it is locked only
 * where another was faster: then it is read anew under its lock, so that additions of several tabs wait for each other and all count.
 */
export async function changeReadCart(ports: CartPorts, source: ChangeSource, read: CartWithGoods, change: Change): Promise<Cart> {
  const { db, deliveryKinds, clock } = ports;
  const { binding = null } = source;
  const isStaff = source.context.customer.staff !== undefined;
  const base = { shop: shopOf(source.context), review: source.review, isStaff, now: clock.now() };
  const changed =
    (await storeChange(ports, { ...base, read, binding }, change)) ??
    (await db.transaction().execute(async (transaction) => {
      await bindMeans(transaction, { binding });
      const locked = await readCartWithGoods({ ...ports, db: transaction }, base.shop, { ...source, lock: true });
      return storeChange({ db: transaction, deliveryKinds }, { ...base, read: locked }, change);
    }));
  if (!changed) throw new Error(`[cairn] [cart] ${read.cart.id} changed under its lock`);
  return answerCart(ports, { shop: base.shop, ...changed, favStoreId: source.favStoreId });
}

/** Changes the cart, stores it as the next version and answers it whole: two statements if no other call changes it, three if a coupon has a limit. */
export async function changeCart(ports: CartPorts, source: ChangeSource, change: Change): Promise<Cart> {
  const read = await readCartWithGoods(ports, shopOf(source.context), source);
  return changeReadCart(ports, source, read, change);
}
