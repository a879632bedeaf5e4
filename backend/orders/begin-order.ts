import { sql, type Transaction } from 'kysely';
import type { PlacedOrder } from '#generated/openapi/cart.ts';
import { assertQuantity } from '../cart/admit-quantity.ts';
import { readCart, type CartRecord } from '../cart/cart-record.ts';
import type { CartTender, OrderTender, TenderMeans } from '../database/documents/tender-document.ts';
import { deliveryKindOf } from '../delivery/delivery-kinds.ts';
import { tenderKindOf, withTender } from '../tenders/tenders.ts';
import { promotionsOf } from '../cart/free-shipping.ts';
import { priceCart, type PricedCart } from '../cart/price-cart.ts';
import { reviewLines } from '../cart/review-lines.ts';
import { readRowChoices, type RowChoices } from '../cart/row-choices.ts';
import { readSellable, type Sellable } from '../catalog/read-sellable.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { admitAddress } from '../addresses/admit-address.ts';
import { assertReady } from '../cart/assert-ready.ts';
import { assertMayTryCards } from './card-trials.ts';
import type { OrderPorts } from './order-ports.ts';
import { paymentRequired } from '../payments/payment-problems.ts';
import type { Tables } from '../database/tables.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';
import { findOrder, type OrderRecord } from './order-record.ts';
import type { OrderContent } from '../database/documents/order-document.ts';
import type { OrderShipment } from '../database/documents/shipment-document.ts';
import { debitStock, unitsByLocation, type Units } from './stock.ts';

/** Seconds after which the call that places an order has ended: a little more than it may take. */
const callEnds = 15;

export interface Placement {
  readonly context: CustomerContext;
  readonly shop: ShopContext;
  readonly key: string;
  readonly body: PlacedOrder;
  /** In place of the cart's tender of its kind. */
  readonly tender: CartTender | null;
}

/** Throws where the goods are not, or not at the price, that the shopper saw; each is told by a flash-type detail, so that the cart is read again. */
function assertUnchanged({ lines }: CartRecord, sellables: ReadonlyMap<string, Sellable>): void {
  const { flash } = reviewLines(lines, sellables, { stock: false, patch: true });
  const fault = (type: string, errorId: 'ORD430' | 'PRC400', message: string): void => {
    const details = flash.filter((one) => one.type === type).flatMap((one) => one.details);
    if (details.length === 0) return;
    const faults = details.map(({ sku, productId, itemId }) => ({
      message,
      type: 'flash' as const,
      additionalInfo: { sku, productId, itemId },
    }));
    throw new CallError(409, errorId, faults);
  };
  fault('FullInventoryMissing', 'ORD430', 'This item is no longer available.');
  fault('ItemNotAvailable', 'ORD430', 'This item is no longer available.');
  fault('PriceChanged', 'PRC400', 'The price of this item has changed.');
  for (const line of lines) {
    const sellable = sellables.get(line.sku);
    if (sellable && line.qty > sellable.maxQty) assertQuantity(sellable, line.qty, line.id);
  }
}

function assertNothingMissing(missing: Units, { lines }: CartRecord): void {
  if (missing.size === 0) return;
  const all = missing.size === lines.length;
  const faults = lines.flatMap(({ id, sku, qty, description }) => {
    const lacking = missing.get(sku);
    if (lacking === undefined) return [];
    const additionalInfo = { sku, productId: description.productId, itemId: id, availableQty: qty - lacking };
    return [{ message: 'There is not enough of this item in stock.', type: 'flash' as const, additionalInfo }];
  });
  throw new CallError(409, all ? 'INV406' : 'INV409', faults);
}

function shipmentsOf(cart: CartRecord, { shipments }: PricedCart): OrderShipment[] {
  return shipments.flatMap(({ shipment, chosen }) => {
    const location = deliveryKindOf(shipment).locationOf(cart.siteId, shipment);
    return chosen ? [{ ...shipment, method: chosen, location }] : [];
  });
}

function contentOf(
  cart: CartRecord,
  priced: PricedCart,
  choices: ReadonlyMap<string, RowChoices>,
  { shop, body }: Placement,
): OrderContent {
  const shipments = shipmentsOf(cart, priced);
  const needsBill = shipments.some(({ kind }) => deliveryKindOf({ kind }).needsBillingAddress);
  return {
    rows: priced.rows.map(({ line, item, unitMinor, originalMinor, amounts }) => {
      const { highCurrentMinor, highOriginalMinor } = choices.get(item.productId) ?? {};
      const highs = {
        highCurrentMinor: Math.max(highCurrentMinor ?? 0, unitMinor),
        highOriginalMinor: Math.max(highOriginalMinor ?? 0, originalMinor),
      };
      const { id, qty, giftOption } = line;
      return { id, qty, item, unitMinor, originalMinor, ...highs, amounts, ...(giftOption && { giftOption }) };
    }),
    shipments,
    amounts: priced.amounts,
    taxIncluded: priced.taxIncluded,
    // An address from when the cart held other goods too is left out; one that the order itself gives stays.
    billingAddress: needsBill || body.billingAddress ? cart.billingAddress : null,
    promoSummary: promotionsOf(shop, priced),
    ...(body.inStoreSalesInfo && { inStoreSalesInfo: body.inStoreSalesInfo }),
  };
}

/** Each tender with what it pays, under a key of its own; one that has nothing left to pay stays out. */
function tendersOf({ tenders }: CartRecord, { coverage }: PricedCart, ids: OrderPorts['ids']): OrderTender[] {
  return tenders.flatMap((tender) => {
    const amountMinor = coverage.get(tender.id) ?? 0;
    if (amountMinor === 0) return [];
    return [{ ...tender, amountMinor, state: 'pending' as const, reference: ids.uuid(), receipt: null, fault: null }];
  });
}

/** Gives up what the order is paid with; answers the tenders that the cart keeps meanwhile. */
async function claimTenders(
  transaction: Transaction<Tables>,
  cart: CartRecord,
  tenders: readonly OrderTender[],
  { tenderKinds }: OrderPorts,
): Promise<readonly CartTender[]> {
  const kept = new Map<string, TenderMeans>();
  for (const tender of tenders)
    kept.set(tender.id, await tenderKindOf(tenderKinds, tender.kind).claim(transaction, { tender, cartId: cart.id }));
  return cart.tenders.map((tender) => ({ ...tender, means: kept.get(tender.id) ?? tender.means }));
}

/** TF-2611-000123: the brand's prefix, year and month, and a number from the sequence. */
function orderNumber({ site }: ShopContext, now: Date) {
  const prefix = site.brand === 'tarnfell' ? 'TF' : 'SV';
  const month = now.toISOString().slice(2, 7).replace('-', '');
  return sql<string>`${`${prefix}-${month}-`}::text || to_char(nextval('order_numbers'), 'FM999000000')`;
}

function assertSameCart(order: OrderRecord, cartId: string): void {
  if (order.cart_id !== cartId) throw new CallError(409, 'API400', ['header.idempotency-key: was used for another cart']);
}

/** The cart with what the call puts in place of its own parts. */
function completed(cart: CartRecord, { body, tender }: Placement, { ids, tenderKinds }: OrderPorts): CartRecord {
  const billingAddress = body.billingAddress ? admitAddress(body.billingAddress, 'B', ids.uuid()) : cart.billingAddress;
  const named = body.paymentMethod?.paymentInstrumentId;
  if (named && !tender && !cart.tenders.some(({ id }) => id === named)) throw paymentRequired('PYT404');
  if (!tender) return { ...cart, billingAddress };
  const others = cart.tenders.filter(({ kind }) => kind !== tender.kind);
  return { ...cart, billingAddress, tenders: withTender(tenderKinds, others, tender) };
}

/**
 * The first transaction of an order: under the cart's lock it is checked a last time, its stock debited, and the order stored. Answers the order that there is already for the key or the cart.
 */
export async function beginOrder(transaction: Transaction<Tables>, placement: Placement, ports: OrderPorts): Promise<OrderRecord> {
  const { context, shop, key, body } = placement;
  const locked = await readCart(transaction, context, body.cartId, 'lock');
  const earlier = await findOrder(transaction, context.customer.id, key, locked.id);
  if (earlier) {
    assertSameCart(earlier, locked.id);
    return earlier;
  }
  assertMayTryCards(ports.limiter, placement);
  if (body.cartVersion !== locked.version)
    throw new CallError(409, 'BSK412', [{ message: 'The cart has changed meanwhile.', type: 'flash' }]);
  const cart = completed(locked, placement, ports);
  const skus = cart.lines.map(({ sku }) => sku);
  const sellables = await readSellable(transaction, cart.siteId, shop.language, skus);
  assertUnchanged(cart, sellables);
  const priced = priceCart(shop, cart, sellables);
  const email = assertReady(shop, cart, priced);
  const choices = await readRowChoices(transaction, cart.siteId, cart.lines, sellables);
  const content = contentOf(cart, priced, choices, placement);
  for (const [location, units] of unitsByLocation(content.shipments, cart.lines))
    assertNothingMissing(await debitStock(transaction, location, units), cart);
  const tenders = tendersOf(cart, priced, ports.ids);
  const kept = await claimTenders(transaction, locked, tenders, ports);
  const now = ports.clock.now();
  const order = await transaction
    .insertInto('orders')
    .values({
      id: ports.ids.uuid(),
      number: orderNumber(shop, now),
      customer_id: context.customer.id,
      cart_id: cart.id,
      idempotency_key: key,
      site_id: cart.siteId,
      locale: shop.locale,
      state: 'reserving',
      email,
      currency: shop.site.currency,
      total_minor: priced.amounts.total,
      content: JSON.stringify(content),
      tenders: JSON.stringify(tenders),
      placed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // Whatever becomes of this call and its host, somebody finds out how the order ends.
  await ports.jobs.send(transaction, 'settle-order', { orderId: order.id }, { after: Math.min(callEnds, (ports.grace ?? Infinity) / 2) });
  // The version stays: what the shopper saw is what is being paid, and is there again where the payment fails.
  const closed = { status: 'processing', tenders: JSON.stringify(kept), updated_at: now } as const;
  await transaction.updateTable('carts').set(closed).where('id', '=', cart.id).execute();
  return order;
}
