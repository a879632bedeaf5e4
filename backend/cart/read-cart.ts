import type { Segment } from '#generated/promotions/types.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { assertKnownCustomer } from '../authentication/authenticate.ts';
import { selectSellables, toSellables, type SellableRow } from '../catalog/read-sellables.ts';
import type { Tables } from '../database/tables.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';
import { noLoyalty, selectLoyalty, type LoyaltyBalance } from '../loyalty/loyalty-balance.ts';
import { getEmail, listEmails } from '../delivery/destinations.ts';
import type { Places } from '../delivery/places.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { selectStanding, toStanding, type StoredStanding } from './pricing/associate-standing.ts';
import { getCountersOfCodes, type CouponUsage } from '../promotions/counters/coupon-limits.ts';
import type { CartPorts } from './cart-ports.ts';
import type { StoredCart } from './cart-record.ts';
import { selectPlaces, toPlaces, type NamedPlaces, type StoredPlaces } from './delivery/select-places.ts';
import { selectGiftSkus } from './pricing/select-gift-skus.ts';
import { getSegments, selectSegments } from './pricing/customer-segments.ts';
import { dependsOnNewCustomers, readPersonFacts } from './pricing/known-people.ts';
import type { PriceFacts } from './pricing/price-facts.ts';

export const cartFields = sql.raw(`c.id, c.site_id as "siteId", c.status, c.version, c.lines, c.shipments, c.tenders,
  c.billing_address as "billingAddress", c.coupons, c.bonus_choices as "bonusChoices", c.price_adjustments as "priceAdjustments",
  c.shown_total_minor as "shownTotalMinor", c.reservation, c.left_out as "leftOut", c.delivery_changes as "deliveryChanges", c.device, c.xmin::text as revision`);

const isOwn = ({ customer, siteId }: CustomerContext, basketId: string): RawBuilder<unknown> =>
  sql`c.id = ${basketId} and c.customer_id = ${customer.id} and c.site_id = ${siteId}`;

/** @throws CallError 404 BSK404, the same for an unknown cart and another customer's. */
export async function throwMissingCart(db: Kysely<Tables>, { customer }: CustomerContext): Promise<never> {
  await assertKnownCustomer(db, customer);
  throw new CallError(404, 'BSK404', ['Cart not found.']);
}

/**
 * Reads the customer's cart on this site.
 * @throws CallError 404 BSK404
 */
export async function readCart(db: Kysely<Tables>, context: CustomerContext, basketId: string): Promise<StoredCart> {
  const { rows } = await sql<StoredCart>`select ${cartFields} from carts c where ${isOwn(context, basketId)}`.execute(db);
  return rows[0] ?? throwMissingCart(db, context);
}

/** A cart with all the facts of its price: sellables of its lines, of gifts and of the requested SKUs. */
export interface CartWithFacts extends PriceFacts {
  readonly couponStanding: CouponUsage;
  readonly cart: StoredCart;
  readonly places: Places;
  /** The order of the given idempotency key, else the one that the cart has become or is becoming. */
  readonly orderId: string | null;
}

export interface CartQuestion extends NamedPlaces {
  readonly context: CustomerContext;
  readonly basketId: string;
  /** SKUs in addition to those of the cart. */
  readonly skus?: readonly string[];
  /** Coupon codes in addition to those of the cart. */
  readonly codes?: readonly string[];
  /** Email addresses that the change may give the cart, in addition to those of the cart. */
  readonly emails?: readonly (string | undefined)[];
  /** True to lock the cart's row until the transaction ends. Goods may have been read before the lock. */
  readonly lock?: boolean;
  readonly idempotencyKey?: string;
}

type ReadPorts = Pick<CartPorts, 'db' | 'clock' | 'associatePercent' | 'deliveryKinds' | 'promotions'>;

interface Found extends StoredCart {
  readonly goods: readonly SellableRow[];
  readonly places: StoredPlaces | null;
  readonly orderId: string | null;
  readonly standing: StoredStanding | null;
  readonly loyalty: LoyaltyBalance | null;
  readonly segments: readonly Segment[];
}

/**
 * Reads the customer's cart with all the facts of its price: one statement, and one for coupon counters.
 * @throws CallError 404 BSK404
 */
export async function readCartWithFacts(
  { db, clock, associatePercent, deliveryKinds, promotions: store }: ReadPorts,
  shop: ShopContext,
  question: CartQuestion,
): Promise<CartWithFacts> {
  const { context, basketId, skus = [], codes = [], emails = [], lock = false, idempotencyKey } = question;
  const now = clock.now();
  const promotions = store.of(shop.site);
  const own = sql`(select skus from own)::text[]`;
  const gifts = selectGiftSkus(promotions, now, own);
  const view = { now, customerId: sql`c.customer_id` };
  const selectedGoods = selectSellables(shop, own, view, gifts);
  const skusOfCart = sql`(array(select line ->> 'sku' from jsonb_array_elements(c.lines) line) || ${[...skus]}::text[])`;
  const places = selectPlaces(shop, { named: question, skus: skusOfCart, view, shipments: sql`c.shipments` });
  const ofKey = sql`(select id from orders where customer_id = c.customer_id and idempotency_key = ${idempotencyKey}::uuid)`;
  const ofCart = sql`case when c.status <> 'open' then (select id from orders where cart_id = c.id and state <> 'cancelled') end`;
  const { rows } = await sql<Found>`select ${cartFields},
      (with own as materialized (select ${skusOfCart} as skus)
        select coalesce(json_agg(g), '[]') from (${selectedGoods}) g) as goods, ${places} as places,
      ${selectStanding(shop, context, 'c')} as standing, ${selectLoyalty(shop, context, 'c', now)} as loyalty,
      ${selectSegments(promotions.segments, context, 'c')} as segments,
      ${idempotencyKey === undefined ? ofCart : sql`coalesce(${ofKey}, ${ofCart})`} as "orderId"
    from carts c where ${isOwn(context, basketId)}${lock ? sql` for update of c` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) return throwMissingCart(db, context);
  const { goods, places: stored, standing, loyalty, segments, orderId, ...cart } = row;
  const holder = { customerId: context.customer.id, email: getEmail(deliveryKinds, cart), currency: shop.site.currency };
  // The coupons of a cart that is an order are already counted.
  const counted = cart.status === 'open' ? [...cart.coupons.map(({ code }) => code), ...codes] : [];
  // The change may give the cart another address, whose person has other uses and orders.
  const possible = [...new Set([...listEmails(deliveryKinds, cart), ...emails.filter((email) => email !== undefined)])];
  const holders = possible.length === 0 ? [holder] : possible.map((email) => ({ ...holder, email }));
  const counters = holders.flatMap((one) => getCountersOfCodes(promotions, counted, one));
  const people = { site: shop.site, cart, holders };
  const { used, known } = await readPersonFacts(db, { counters, ...(dependsOnNewCustomers(promotions, counted) && { people }) });
  return {
    cart,
    sellables: toSellables(goods, shop),
    places: toPlaces(stored, question),
    standing: toStanding(standing, associatePercent(shop.site), now),
    loyalty: loyalty ?? noLoyalty,
    segments: getSegments(segments, context),
    promotions,
    now,
    couponStanding: { holder, used },
    known,
    orderId,
  };
}
