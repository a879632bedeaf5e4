import type { Cart } from '#generated/openapi/cart.ts';
import type { FlashMessage } from '#generated/openapi/shared.ts';
import type { Sellables } from '../catalog/sellable.ts';
import { getShopContext, type ShopContext } from '../sites/shop-site.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';
import type { PreparedPromotions } from '../promotions/engine/prepare-promotions.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartContents, CartRecord } from './cart-record.ts';
import { updateShownCoupons } from './coupons/update-shown-coupons.ts';
import type { NamedPlaces } from './delivery/select-places.ts';
import { reviewDeliveries } from './delivery-changes/review-deliveries.ts';
import { getStockOfLines, type Goods } from './delivery/stock-of-lines.ts';
import { filterAdjustments } from './price-adjustments/filter-adjustments.ts';
import { priceCart } from './pricing/price-cart.ts';
import type { PricedCart } from './pricing/priced-cart.ts';
import { readCartWithFacts, type CartWithFacts } from './read-cart.ts';
import { reserveTenderData } from '../tenders/tenders.ts';
import type { ValidatedTenderData } from '../tenders/tender-kind.ts';
import { renderCart } from './render-cart.ts';
import { reviewLines, type Review } from './lines/review-lines.ts';
import { readRowChoices } from './lines/row-choices.ts';
import { saveCart, type CartStore } from './save-cart.ts';

export interface CartChangeSource extends NamedPlaces {
  readonly context: CustomerContext;
  readonly basketId: string;
  /** Skus that the change needs in addition to those of the cart. */
  readonly skus?: readonly string[];
  /** Coupon codes that the change needs in addition to those of the cart. */
  readonly codes?: readonly string[];
  /** Email addresses that the change may give the cart. */
  readonly emails?: readonly (string | undefined)[];
  readonly review?: Review;
  /** SQL that reserves payment data for the change; the cart is not stored if it fails. */
  readonly reservation?: ValidatedTenderData['reservation'];
}

/** Data that a cart change can use. */
export interface CartChangeContext {
  readonly shop: ShopContext;
  /** Prices a cart. */
  readonly price: (cart: CartContents) => PricedCart;
  readonly goods: Goods;
  /** The promotions of the cart's site. */
  readonly promotions: PreparedPromotions;
}

/** Returns the changed parts of a cart without mutating it. Throws CallError to abort. Pure, because it may run twice. */
export type CartChange = (
  cart: CartRecord,
  sellables: Sellables,
  cartContext: CartChangeContext,
) => CartRecord | Partial<CartContents & Pick<CartRecord, 'deliveryChanges'>>;

/** Throws BSK404 for a cart that is already an order, and a 409 of type flash while its order is being paid. */
function assertOpen({ status }: CartRecord): void {
  if (status === 'ordered') throw new CallError(404, 'BSK404', ['The cart is already an order.']);
  if (status === 'processing') throw new CallError(409, 'BSK409', [{ message: 'A payment for this cart is in progress.', type: 'flash' }]);
}

interface ChangeBase {
  readonly shop: ShopContext;
  readonly read: CartWithFacts;
  /** True for a change by an employee. */
  readonly isStaff: boolean;
  readonly now: Date;
}

export interface ResponseSource {
  readonly shop: ShopContext;
  readonly cart: CartRecord;
  readonly priced: PricedCart;
  readonly goods: Goods;
  readonly flash: readonly FlashMessage[];
  readonly orderId?: string;
}

/** Reads the whole cart for a response. Runs another statement for rows that have left the catalog, only if needed. */
export async function readCartResponse(
  { db, clock, deliveryKinds, tenderKinds, loyaltyRules }: CartPorts,
  { shop, cart, priced, goods, flash, orderId }: ResponseSource,
): Promise<Cart> {
  const choices = await readRowChoices(db, cart.siteId, cart.lines, goods.sellables);
  return renderCart({
    registries: { deliveryKinds, tenderKinds },
    shop,
    cart,
    priced,
    goods,
    choices,
    flash,
    orderId,
    loyaltyRules: loyaltyRules(shop.site),
    now: clock.now(),
  });
}

type Changed = Pick<ResponseSource, 'cart' | 'priced' | 'goods' | 'flash'>;

/**
 * True if the total differs from the one that the shopper saw although the cart has not changed. The shopper has to see it before ordering.
 */
export function hasDifferentTotal({ shownTotalMinor }: CartRecord, { amounts }: PricedCart): boolean {
  return shownTotalMinor !== null && shownTotalMinor !== amounts.total;
}

/** Stores a change in one statement. Returns null when another request has changed the cart since it was read, or its reservation fails. */
async function storeChange(
  store: CartStore,
  {
    shop,
    read,
    isStaff,
    review = { stock: false, patch: false },
    reservation,
    now,
  }: Pick<CartChangeSource, 'review' | 'reservation'> & ChangeBase,
  change: CartChange,
): Promise<Changed | null> {
  const { cart, orderId: _orderId, places, ...facts } = read;
  assertOpen(cart);
  const { sellables } = facts;
  const goods = { sellables, places };
  const price = (parts: CartContents): PricedCart => priceCart(store.deliveryKinds, shop, parts, facts);
  const created = change(cart, sellables, { shop, price, goods, promotions: facts.promotions });
  const merged = { ...cart, ...created };
  const deliveries = reviewDeliveries({ kinds: store.deliveryKinds, shop, goods, price, review }, merged);
  const delivered = deliveries.isChanged ? { ...merged, ...deliveries.parts } : merged;
  const stockOf = getStockOfLines(store.deliveryKinds, cart.siteId, delivered.shipments, goods);
  const reviewed = reviewLines(delivered.lines, { sellables, stockOf, ...deliveries }, review);
  const { lines } = reviewed;
  const priceAdjustments = filterAdjustments(merged.priceAdjustments, { before: cart.lines, after: merged.lines, isStaff });
  const changed = { ...delivered, lines, priceAdjustments };
  const flash = [...reviewed.flash, ...deliveries.flash];
  const priced = price(changed);
  const coupons = updateShownCoupons(changed.coupons, priced.promotions.coupons);
  if (created === cart && !reviewed.changed && !deliveries.isChanged && coupons === cart.coupons && !hasDifferentTotal(cart, priced))
    return { cart, priced, goods, flash };
  const leftOut = [...(created === cart ? cart.leftOut : []), ...reviewed.leftOut];
  const saved = await saveCart(store, { ...changed, coupons, leftOut, shownTotalMinor: priced.amounts.total }, now, reservation);
  return saved && { cart: saved, priced, goods, flash };
}

/**
 * Changes a cart that was just read and returns all of it. Concurrent requests are rare, so the cart is locked and read again only after a
 * conflict; changes of several tabs then run one after another.
 */
export async function changeLoadedCart(ports: CartPorts, source: CartChangeSource, read: CartWithFacts, change: CartChange): Promise<Cart> {
  const { db, deliveryKinds, clock } = ports;
  const { reservation = null } = source;
  const isStaff = source.context.customer.staff !== undefined;
  const base = { shop: getShopContext(source.context), review: source.review, isStaff, now: clock.now() };
  const changed =
    (await storeChange(ports, { ...base, read, reservation }, change)) ??
    (await db.transaction().execute(async (transaction) => {
      await reserveTenderData(transaction, { reservation: reservation });
      const locked = await readCartWithFacts({ ...ports, db: transaction }, base.shop, { ...source, lock: true });
      return storeChange({ db: transaction, deliveryKinds }, { ...base, read: locked }, change);
    }));
  if (!changed) throw new Error(`[cairn] [cart] ${read.cart.id} changed under its lock`);
  return readCartResponse(ports, { shop: base.shop, ...changed });
}

/**
 * Changes the cart, stores it as the next version and returns all of it. Takes two statements without a conflict, three if a coupon has a
 * limit.
 */
export async function changeCart(ports: CartPorts, source: CartChangeSource, change: CartChange): Promise<Cart> {
  const read = await readCartWithFacts(ports, getShopContext(source.context), source);
  return changeLoadedCart(ports, source, read, change);
}
