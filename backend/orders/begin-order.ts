import { sql, type Transaction } from 'kysely';
import type { PlacedOrder } from '#generated/openapi/cart.ts';
import { assertQuantity } from '../cart/admit-quantity.ts';
import { readCart, type CartRecord } from '../cart/cart-record.ts';
import type { CartPayment } from '../database/documents/cart-document.ts';
import { promotionsOf } from '../cart/free-shipping.ts';
import { priceCart, type PricedCart } from '../cart/price-cart.ts';
import { reviewLines } from '../cart/review-lines.ts';
import { readRowChoices, type RowChoices } from '../cart/row-choices.ts';
import { isDigital } from '../cart/shipping-methods.ts';
import { readSellable, type Sellable } from '../catalog/read-sellable.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { admitAddress } from '../addresses/admit-address.ts';
import { assertReady } from '../cart/assert-ready.ts';
import type { OrderPorts } from './order-ports.ts';
import { paymentRequired } from '../payments/payment-problems.ts';
import type { Tables } from '../database/tables.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';
import { findOrder, type OrderRecord } from './order-record.ts';
import type { OrderContent } from '../database/documents/order-document.ts';
import { debitStock, type Units } from './stock.ts';

export interface Placement {
  readonly context: CustomerContext;
  readonly shop: ShopContext;
  readonly key: string;
  readonly body: PlacedOrder;
  /** In place of the cart's payment. */
  readonly payment: CartPayment | null;
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

function contentOf(
  cart: CartRecord,
  priced: PricedCart,
  choices: ReadonlyMap<string, RowChoices>,
  { shop, body }: Placement,
): OrderContent {
  const { shippingAddress, billingAddress, contact, payment } = cart;
  if (!payment) throw paymentRequired('PYT404');
  return {
    rows: priced.rows.map(({ line, item, unitMinor, originalMinor, amounts, shipment }) => {
      const { highCurrentMinor, highOriginalMinor } = choices.get(item.productId) ?? {};
      const highs = {
        highCurrentMinor: Math.max(highCurrentMinor ?? 0, unitMinor),
        highOriginalMinor: Math.max(highOriginalMinor ?? 0, originalMinor),
      };
      const { id, qty, giftOption } = line;
      return { id, qty, item, unitMinor, originalMinor, ...highs, amounts, shipment, ...(giftOption && { giftOption }) };
    }),
    shipments: priced.shipments.flatMap(({ id, chosen }) => (chosen ? [{ id, method: chosen }] : [])),
    amounts: priced.amounts,
    taxIncluded: priced.taxIncluded,
    // Addresses from when the cart held other goods too are left out; one that the order itself gives stays.
    ...(isDigital(priced.shipments)
      ? { shippingAddress: null, billingAddress: body.billingAddress ? billingAddress : null }
      : { shippingAddress, billingAddress }),
    contact,
    payment: { id: payment.id, card: payment.card, amountMinor: priced.amounts.total - priced.amounts.rewards },
    promoSummary: promotionsOf(shop, priced),
    ...(body.inStoreSalesInfo && { inStoreSalesInfo: body.inStoreSalesInfo }),
  };
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
function completed(cart: CartRecord, { body, payment }: Placement, ports: OrderPorts): CartRecord {
  const billingAddress = body.billingAddress ? admitAddress(body.billingAddress, 'B', ports.ids.uuid()) : cart.billingAddress;
  const named = body.paymentMethod?.paymentInstrumentId;
  if (named && !payment && cart.payment?.id !== named) throw paymentRequired('PYT404');
  return { ...cart, billingAddress, payment: payment ?? cart.payment };
}

/**
 * The first transaction of an order: under the cart's lock it is checked a last time, its stock debited, and the order stored as
 * processing. Answers the order that there is already for the key or the cart.
 */
export async function beginOrder(
  transaction: Transaction<Tables>,
  placement: Placement,
  ports: OrderPorts,
): Promise<{ readonly order: OrderRecord; readonly isNew: boolean }> {
  const { context, shop, key, body } = placement;
  const locked = await readCart(transaction, context, body.cartId, 'lock');
  const earlier = await findOrder(transaction, context.customer.id, key, locked.id);
  if (earlier) {
    assertSameCart(earlier, locked.id);
    return { order: earlier, isNew: false };
  }
  if (body.cartVersion !== undefined && body.cartVersion !== locked.version)
    throw new CallError(409, 'BSK412', [{ message: 'The cart has changed meanwhile.', type: 'flash' }]);
  const cart = completed(locked, placement, ports);
  const skus = cart.lines.map(({ sku }) => sku);
  const sellables = await readSellable(transaction, cart.siteId, shop.language, skus);
  assertUnchanged(cart, sellables);
  const priced = priceCart(shop, cart, sellables);
  const email = assertReady(shop, cart, priced);
  const choices = await readRowChoices(transaction, cart.siteId, cart.lines, sellables);
  const units = new Map(cart.lines.map(({ sku, qty }) => [sku, qty]));
  assertNothingMissing(await debitStock(transaction, cart.siteId, units), cart);
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
      status: 'processing',
      email,
      currency: shop.site.currency,
      total_minor: priced.amounts.total,
      content: JSON.stringify(contentOf(cart, priced, choices, placement)),
      payment_token: cart.payment?.token ?? null,
      placed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // The version stays: what the shopper saw is what is being paid, and is there again where the payment fails.
  await transaction.updateTable('carts').set({ status: 'processing', updated_at: now }).where('id', '=', cart.id).execute();
  return { order, isNew: true };
}
