import { parseAddress } from '../../addresses/parse-address.ts';
import { assertReady } from '../../cart/assert-ready.ts';
import type { CartRecord, StoredCart } from '../../cart/cart-record.ts';
import { hasDifferentTotal } from '../../cart/change-cart.ts';
import { priceCart } from '../../cart/pricing/price-cart.ts';
import type { PricedCart } from '../../cart/pricing/priced-cart.ts';
import { readCartWithFacts, type CartWithFacts } from '../../cart/read-cart.ts';
import { readRowChoices } from '../../cart/lines/row-choices.ts';
import type { OrderContent } from '../../database/documents/order-document.ts';
import type { CartTender, OrderTender } from '../../database/documents/tender-document.ts';
import { calculateEarnedPoints } from '../../loyalty/calculate-earned-points.ts';
import { createPaymentError } from '../../payments/payment-problems.ts';
import { getCounterClaims } from '../../promotions/counters/get-counter-claims.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { TenderKinds } from '../../tenders/tender-kind.ts';
import { assertRewardsAllowed, sumRewards, getTenderKind, addTender } from '../../tenders/tenders.ts';
import { assertCanTryCards } from './limit-declined-cards.ts';
import { createCartChangedError } from './cart-changed-error.ts';
import { assertCouponsApply, createUsedUpError } from './validate-coupons.ts';
import { getOrderPrefix } from './order-prefix.ts';
import { assertUnchanged, hasOnlyGiftsMissing, createSoldOutError } from './validate-goods.ts';
import { createOrderContent, createOrderTenders } from '../order-content.ts';
import type { OrderPorts } from '../order-ports.ts';
import { readOrder, type OrderRecord } from '../order-record.ts';
import { assertDeliveries } from './assert-deliveries.ts';
import type { Placement } from './placement.ts';
import { getStockUnits } from './stock.ts';
import { storeOrder, type NewOrder } from './store-order.ts';
import { settlementJob } from '../settlement/settlement-job.ts';

/** Seconds after which the placing request has ended: slightly more than its time limit. */
const maxCallSeconds = 15;
/** Each retry means that another request changed the cart within milliseconds. */
const maxAttempts = 5;

function assertSameCart(order: OrderRecord, cartId: string): void {
  if (order.cart_id !== cartId) throw new CallError(409, 'API400', ['header.idempotency-key: was used for another cart']);
}

/** The cart, with parts replaced by the request. */
function completeCart(cart: StoredCart, { body, tender }: Placement, { ids, tenderKinds }: OrderPorts): StoredCart {
  const billingAddress = body.billingAddress ? parseAddress(body.billingAddress, 'B', ids.uuid()) : cart.billingAddress;
  const { paymentMethod } = body;
  const named = paymentMethod && 'paymentInstrumentId' in paymentMethod ? paymentMethod.paymentInstrumentId : undefined;
  if (named && !cart.tenders.some(({ id }) => id === named)) throw createPaymentError('PYT404');
  if (!tender) return { ...cart, billingAddress };
  const others = cart.tenders.filter(({ kind }) => getTenderKind(tenderKinds, kind).group !== 'rest');
  return { ...cart, billingAddress, tenders: addTender(tenderKinds, others, tender) };
}

/** The tenders that the cart retains while the order uses them. */
function getRetainedTenders(kinds: TenderKinds, { tenders }: CartRecord, given: readonly OrderTender[]): readonly CartTender[] {
  const ids = new Set(given.map(({ id }) => id));
  return tenders.map((tender) =>
    ids.has(tender.id) ? { ...tender, tenderData: getTenderKind(kinds, tender.kind).toCartData(tender.tenderData) } : tender,
  );
}

/** Only members earn points. */
function getEarnedPoints(
  { tenders }: CartRecord,
  priced: PricedCart,
  { tenderKinds, loyaltyRules }: OrderPorts,
  { site }: ShopContext,
): Pick<OrderContent, 'earnedPoints'> {
  const points = calculateEarnedPoints(priced.rows, sumRewards(tenderKinds, tenders, priced.coverage), loyaltyRules(site));
  return priced.loyalty.isMember && points > 0 ? { earnedPoints: points } : {};
}

/**
 * Creates the order for the cart as it was read.
 * @throws CallError for an invalid cart
 */
async function createDraft(
  { cart: read, orderId: _orderId, places, ...facts }: CartWithFacts,
  placement: Placement,
  ports: OrderPorts,
): Promise<NewOrder> {
  const { context, shop, key, body } = placement;
  assertCanTryCards(ports.limiter, placement);
  if (body.cartVersion !== read.version) throw createCartChangedError();
  const cart = completeCart(read, placement, ports);
  assertUnchanged(cart, facts.sellables);
  const priced = priceCart(ports.deliveryKinds, shop, cart, facts);
  assertCouponsApply(cart, priced.promotions.coupons);
  if (hasDifferentTotal(cart, priced)) throw createCartChangedError();
  const email = assertReady(ports, shop, cart, priced);
  const payment = { tenders: cart.tenders, coverage: priced.coverage, totalMinor: priced.amounts.total };
  assertRewardsAllowed(ports.tenderKinds, payment, facts.loyalty);
  const now = ports.clock.now();
  const choices = await readRowChoices(ports.db, cart.siteId, cart.lines, facts.sellables);
  const holder = { customerId: context.customer.id, email, currency: shop.site.currency };
  const { uses, claims } = getCounterClaims(priced.promotions.applied, cart.coupons, facts.promotions, holder);
  const content = {
    ...createOrderContent(ports.deliveryKinds, cart, priced, { choices, places, now }, placement),
    ...(uses.length > 0 && { couponUses: uses }),
    ...getEarnedPoints(cart, priced, ports, shop),
  };
  const tenders = createOrderTenders(cart, priced, ports);
  const id = ports.ids.uuid();
  // The job settles the order even if this request or its server ends.
  const after = Math.min(maxCallSeconds, (ports.grace ?? Infinity) / 2);
  return {
    order: {
      id,
      customer_id: context.customer.id,
      cart_id: cart.id,
      idempotency_key: key,
      site_id: cart.siteId,
      locale: shop.locale,
      state: 'reserving',
      cancel_reason: null,
      email,
      currency: shop.site.currency,
      total_minor: priced.amounts.total,
      content,
      tenders,
      placed_at: now,
      settled_at: null,
      next_cart_id: null,
      progress: null,
      expected_on: null,
      refunded_minor: 0,
      erased_at: null,
      anonymized_at: null,
    },
    prefix: getOrderPrefix(shop, now),
    cart: read,
    storedTenders: getRetainedTenders(ports.tenderKinds, read, tenders),
    units: getStockUnits(content.shipments, content.rows),
    claims: tenders.map((tender) => ({
      tender,
      buildParts: (place) => getTenderKind(ports.tenderKinds, tender.kind).claim({ tender, cartId: cart.id }, place),
    })),
    counts: claims,
    associate: priced.associate,
    job: await ports.jobs.buildSend(settlementJob, { orderId: id }, { after }),
  };
}

/**
 * Reads and validates the cart; a second statement closes it, debits stock and stores the order. The cart is not locked in between: if
 * another request changed it, this one retries.
 * @returns the existing order of the key or the cart, if any
 */
export async function beginOrder(ports: OrderPorts, placement: Placement): Promise<OrderRecord> {
  const { context, shop, key, body } = placement;
  let soldOutBefore: CallError | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const read = await readCartWithFacts(ports, shop, {
      context,
      basketId: body.cartId,
      favStoreId: placement.favStoreId,
      emails: [body.billingAddress?.recipientContactEmail],
      idempotencyKey: key,
    });
    if (read.orderId !== null) {
      const earlier = await readOrder(ports.db, read.orderId);
      assertSameCart(earlier, read.cart.id);
      return earlier;
    }
    const isSeen = read.cart.status === 'open' && read.cart.version === body.cartVersion;
    if (isSeen && !(await assertDeliveries(ports, placement, read))) continue;
    if (isSeen && soldOutBefore) throw soldOutBefore;
    const draft = await createDraft(read, placement, ports);
    const stored = await storeOrder(ports.db, draft);
    if (stored === 'overtaken') continue;
    if ('unclaimed' in stored)
      throw createPaymentError(getTenderKind(ports.tenderKinds, stored.unclaimed.kind).unclaimed, stored.unclaimed);
    // Bonus items are sold out: the next attempt selects others.
    if ('missing' in stored && hasOnlyGiftsMissing(stored, draft.cart, draft.order.content.shipments)) continue;
    // Another order took the units meanwhile: the next attempt may find another delivery.
    if ('missing' in stored) {
      soldOutBefore = createSoldOutError(stored, draft.cart, draft.order.content.shipments);
      continue;
    }
    if ('uncounted' in stored) throw createUsedUpError(stored);
    return stored.order;
  }
  throw createCartChangedError();
}
