import { sql, type QueryCreator, type RawBuilder } from 'kysely';
import { createUnknownCustomerError } from '../authentication/authenticate.ts';
import type { Tables } from '../database/tables.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { placeItems } from '../delivery/shipments.ts';
import { noLoyalty, selectLoyalty } from '../loyalty/loyalty-balance.ts';
import type { CustomerContext } from '../router/call-context.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { selectStanding, toStanding } from './pricing/associate-standing.ts';
import { getSegments, selectSegments } from './pricing/customer-segments.ts';
import type { PriceFacts } from './pricing/price-facts.ts';
import type { CartPorts } from './cart-ports.ts';
import { filterPendingChanges } from './delivery-changes/pending-changes.ts';
import { toDeliveredItem } from './lines/same-item.ts';
import type { CartContents, CartRecord, StoredCart } from './cart-record.ts';

/** Assigns every line to a shipment. */
const placeLines = <Parts extends CartContents>(kinds: DeliveryKinds, parts: Parts): Parts => ({
  ...parts,
  shipments: placeItems(
    kinds,
    parts.shipments,
    parts.lines.map((line) => ({ id: line.id, item: toDeliveredItem(line) })),
  ),
});

const toColumns = ({ lines, shipments, tenders, billingAddress, coupons, bonusChoices, priceAdjustments }: CartContents) => ({
  lines: JSON.stringify(lines),
  shipments: JSON.stringify(shipments),
  tenders: JSON.stringify(tenders),
  billing_address: billingAddress && JSON.stringify(billingAddress),
  coupons: JSON.stringify(coupons),
  bonus_choices: JSON.stringify(bonusChoices),
  price_adjustments: JSON.stringify(priceAdjustments),
});

/** A new cart with the facts of its price other than goods. */
export interface NewCart extends Omit<PriceFacts, 'sellables'> {
  readonly cart: CartRecord;
}

/**
 * Stores a new cart.
 * @throws CallError 403 AUT498 for an unknown customer.
 */
export async function insertCart(
  { db, clock, ids, deliveryKinds, associatePercent, promotions: store }: CartPorts,
  { customer, siteId }: CustomerContext,
  shop: ShopContext,
  { lines = [], shipments = [], reservation = null }: Partial<Pick<CartRecord, 'lines' | 'shipments' | 'reservation'>> = {},
): Promise<NewCart> {
  const [id, now, promotions] = [ids.uuid(), clock.now(), store.of(shop.site)];
  const parts = placeLines(deliveryKinds, {
    lines,
    shipments,
    tenders: [],
    billingAddress: null,
    coupons: [],
    bonusChoices: [],
    priceAdjustments: [],
  });
  const stored = await db
    .insertInto('carts')
    .columns([
      'id',
      'customer_id',
      'site_id',
      'status',
      'version',
      'lines',
      'shipments',
      'tenders',
      'reservation',
      'created_at',
      'updated_at',
    ])
    .expression((build) =>
      build
        .selectFrom('customers')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'customers.id as customer_id',
          sql<string>`${siteId}::text`.as('site_id'),
          sql<'open'>`'open'`.as('status'),
          sql<number>`1`.as('version'),
          sql<string>`${JSON.stringify(lines)}::jsonb`.as('lines'),
          sql<string>`${JSON.stringify(parts.shipments)}::jsonb`.as('shipments'),
          sql<string>`'[]'::jsonb`.as('tenders'),
          sql<string>`${reservation && JSON.stringify(reservation)}::jsonb`.as('reservation'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('customers.id', '=', customer.id),
    )
    .returning([
      selectStanding(shop, { customer }, 'carts').as('standing'),
      selectSegments(promotions.segments, { customer }, 'carts').as('segments'),
      selectLoyalty(shop, { customer }, 'carts', now).as('loyalty'),
    ])
    .executeTakeFirst();
  if (!stored) throw createUnknownCustomerError();
  const cart: CartRecord = {
    id,
    siteId,
    status: 'open',
    version: 1,
    shownTotalMinor: null,
    reservation,
    deliveryChanges: [],
    leftOut: [],
    ...parts,
  };
  return {
    cart,
    standing: toStanding(stored.standing, associatePercent(shop.site), now),
    segments: getSegments(stored.segments, { customer }),
    loyalty: stored.loyalty ?? noLoyalty,
    promotions,
    now,
  };
}

export type CartStore = Pick<CartPorts, 'db' | 'deliveryKinds'>;

/**
 * Stores a changed cart as the next version, with its binding. Null if its row has changed since it was read or the binding finds no row.
 */
export async function saveCart(
  { db, deliveryKinds }: CartStore,
  changed: StoredCart,
  now: Date,
  binding: RawBuilder<object> | null = null,
): Promise<CartRecord | null> {
  const cart = placeLines(deliveryKinds, changed);
  const version = cart.version + 1;
  const source: QueryCreator<Tables> = binding ? db.with('bound', () => sql<object>`(${binding})`) : db;
  const stored = await source
    .updateTable('carts')
    .set({
      ...toColumns(cart),
      left_out: JSON.stringify(cart.leftOut),
      delivery_changes: JSON.stringify(filterPendingChanges(cart.deliveryChanges, cart.shipments)),
      status: cart.status,
      version,
      shown_total_minor: cart.shownTotalMinor,
      updated_at: now,
    })
    .where('id', '=', cart.id)
    .where(isUnchangedSql(cart))
    .$if(binding !== null, (update) => update.where(sql<boolean>`exists (select from bound)`))
    .returning('id')
    .executeTakeFirst();
  return stored ? { ...cart, version } : null;
}

/** SQL condition that a row of carts is unchanged since it was read: PostgreSQL stores the last writing transaction in xmin. */
export const isUnchangedSql = ({ revision }: StoredCart) => sql<boolean>`carts.xmin = ${revision}::text::xid`;
