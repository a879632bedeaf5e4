import type { ChangedCart } from '#commerce/cart/changes/change-cart.ts';
import type { ListingCard } from '#commerce/catalog/listing.ts';
import type { TrackingEvent } from '#engine/host.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { TrackedItem, TrackedPageView } from '#generated/openapi/internal.ts';
import type { Order, OrderItem } from '#generated/openapi/shared.ts';
import type { PendingEvent } from '../request/pending-event.ts';

/** Maximum number of products per list, as in a carousel. */
const MAX_ITEMS = 24;

type Line = Pick<OrderItem, 'productId' | 'sku' | 'name' | 'qty' | 'price'>;

interface ViewedPage {
  /** Page type of the screen, regardless of its status. */
  readonly pageType: TrackedPageView['data']['pageType'];
  readonly status: number;
  readonly path: string;
  readonly search: string;
  readonly locale: string;
  readonly brand: string;
}

/** Page types whose addresses come from the catalog or editors, including ids: they cannot contain personal data. */
const ownAddresses: ReadonlySet<ViewedPage['pageType']> = new Set(['product', 'category list', 'other']);

/** A page with an error status has the type "error"; a search page without words is the search hub. */
export function createPageViewEvent({ pageType, status, path, search, locale, brand }: ViewedPage): readonly TrackingEvent[] {
  const isError = status >= 400;
  const isHub = pageType === 'search' && !new URLSearchParams(search).get('q')?.trim();
  const trackedPath = !isError && ownAddresses.has(pageType) ? path : maskPath(path);
  return [{ name: 'page-view', data: { pageType: isError ? 'error' : isHub ? 'search hub' : pageType, path: trackedPath, locale, brand } }];
}

/** Masks segments with digits or encoded characters in addresses that can contain personal data. */
function maskPath(path: string): string {
  return path.replaceAll(/[^/]*[\d@%+][^/]*/g, '*');
}

/** A page view, with the events that its form has caused. */
export const createPageEvents = (page: ViewedPage): readonly TrackingEvent[] => [
  ...createPageViewEvent(page),
  ...takePendingEvents(document),
];

/** Events that the server has noted for this page, once (storefront/request/pending-event.ts). */
export function takePendingEvents(page: Pick<Document, 'cookie'>): readonly TrackingEvent[] {
  const [, name] = /(?:^|; )noted=(login|sign-up)(?:;|$)/.exec(page.cookie) ?? [];
  if (name === undefined) return [];
  page.cookie = 'noted=; path=/; max-age=0';
  return [{ name: name as PendingEvent }];
}

export function createProductEvent(currency: string, item: TrackedItem & { readonly price: number }): readonly TrackingEvent[] {
  return [{ name: 'view-item', data: { currency, value: item.price, items: [{ ...item, quantity: 1 }] } }];
}

export function createListEvent(itemListId: string, cards: readonly Pick<ListingCard, 'id' | 'name'>[]): readonly TrackingEvent[] {
  if (cards.length === 0) return [];
  const items = cards.slice(0, MAX_ITEMS).map(({ id, name }, index): TrackedItem => ({ itemId: id, itemName: name, index }));
  return [{ name: 'view-item-list', data: { itemListId, items } }];
}

/** A click on a product of a list. */
export function createSelectEvent(
  itemListId: string,
  { id, name }: Pick<ListingCard, 'id' | 'name'>,
  index: number,
): readonly TrackingEvent[] {
  return [{ name: 'select-item', data: { itemListId, items: [{ itemId: id, itemName: name, index }] } }];
}

/** The number of search results, without the typed text. */
export function createSearchEvent(results: number): readonly TrackingEvent[] {
  return [{ name: 'view-search-results', data: { results } }];
}

/** A view of the cart, the start of the checkout, or the completion of shipping information. */
export function createCartEvent(name: 'view-cart' | 'begin-checkout' | 'add-shipping-info', cart: Cart): readonly TrackingEvent[] {
  return cart.items.length === 0 ? [] : [{ name, data: sumCart(cart) }];
}

/**
 * Units that a change has added to the cart and removed from it, whichever screen or block made it; for a payment, the step of the
 * checkout.
 */
export function createCartChangeEvents({ mutation, before, after }: ChangedCart): readonly TrackingEvent[] {
  if (mutation === 'addPaymentInstrument') return [{ name: 'add-payment-info', data: sumCart(after) }];
  const { currency } = after;
  const added = getAddedLines(after.items, before?.items ?? []);
  const removed = getAddedLines(before?.items ?? [], after.items);
  return [
    ...(added.length > 0 ? [{ name: 'add-to-cart' as const, data: { currency, ...sumLines(added) } }] : []),
    ...(removed.length > 0 ? [{ name: 'remove-from-cart' as const, data: { currency, ...sumLines(removed) } }] : []),
  ];
}

/** Tracked orders that the browser stores: those of an hour, for which the server reports that they were placed here. */
const MAX_ORDERS = 20;
const TRACKED_ORDERS = 'cairn.purchases';

/** Tracks a final order once in the browser that placed it, however often and in however many tabs it is viewed. */
export function createPurchaseEvents(order: Order, store: Pick<Storage, 'getItem' | 'setItem'>): readonly TrackingEvent[] {
  const tracked = (store.getItem(TRACKED_ORDERS) ?? '').split(' ');
  if (!order.finalised || tracked.includes(order.orderNumber)) return [];
  store.setItem(TRACKED_ORDERS, [...tracked, order.orderNumber].slice(-MAX_ORDERS).join(' '));
  const { total, tax, shipping } = order.totals;
  const { items } = sumLines(order.items);
  return [{ name: 'purchase', data: { transactionId: order.orderNumber, currency: order.currency, value: total, tax, shipping, items } }];
}

function sumCart({ currency, totals, items }: Cart) {
  return { currency, value: totals.itemTotal, items: sumLines(items).items };
}

/** The lines with the units by which `there` exceeds `here`. */
function getAddedLines(there: readonly Line[], here: readonly Line[]): readonly Line[] {
  const getUnits = (lines: readonly Line[], sku: string): number => lines.reduce((sum, line) => sum + (line.sku === sku ? line.qty : 0), 0);
  const bySku = new Map(there.map((line) => [line.sku, line]));
  return [...bySku.values()].flatMap((line) => {
    const qty = getUnits(there, line.sku) - getUnits(here, line.sku);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
}

function sumLines(lines: readonly Line[]) {
  const items = lines.map(({ productId, sku, name, qty, price }): TrackedItem => ({
    itemId: productId,
    itemName: name,
    itemVariant: sku,
    price: getUnitPrice(price),
    quantity: qty,
  }));
  return { value: round(lines.reduce((sum, { qty, price }) => sum + qty * getUnitPrice(price), 0)), items };
}

/** The unit price after the discounts of the line. */
function getUnitPrice({ amount, rowTotal, discount = 0 }: Line['price']): number {
  return discount === 0 ? amount : round((amount * rowTotal) / (rowTotal + discount));
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
