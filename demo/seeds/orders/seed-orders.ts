import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { readSellables } from '#backend/catalog/read-sellables.ts';
import type { Tables } from '#backend/database/tables.ts';
import { getOrderPrefix } from '#backend/orders/placing/order-prefix.ts';
import { getOrderProgress } from '#backend/orders/units/order-progress.ts';
import { createShopContext, shopSites, type ShopSite } from '#backend/sites/shop-site.ts';
import { buildStoreJson } from '#backend/stores/read-stores.ts';
import { createUuid } from '../reviews/random.ts';
import type { SeedPorts } from '../catalog/seed-catalog.ts';
import { buildContent, buildTender, subtractHours, type OrderSource } from './build-order.ts';
import { buildProgress, buildReturn } from './build-progress.ts';
import { getSeededBuyer, seededOrders, type SeededOrder } from './orders.ts';

/** Any number, but the same in every process: hosts that start together wait for each other. */
const seedLock = 4_150_230;
const maxLines = 2;

type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

const pad = (text: string): string => text.padStart(6, '0');

async function nextNumber(transaction: Transaction<Tables>, sequence: 'order_numbers' | 'return_numbers'): Promise<string> {
  const { rows } = await sql<{ readonly number: string }>`select nextval(${sql.lit(sequence)})::text as number`.execute(transaction);
  return rows[0]?.number ?? '';
}

/** Deliverable products of the site, one per style. */
async function readGoods(transaction: Transaction<Tables>, { id, brand, languages, ...site }: ShopSite, now: Date) {
  const shop = createShopContext({ id, brand, languages, ...site }, languages[0]);
  const variants = await transaction
    .selectFrom('variants')
    .innerJoin('styles', 'styles.id', 'variants.style_id')
    .innerJoin('stock', 'stock.sku', 'variants.sku')
    .distinctOn('variants.style_id')
    .select(['variants.style_id', 'variants.sku'])
    .where('styles.brand', '=', brand)
    .where('styles.digital', '=', false)
    .where('stock.location', '=', id)
    .where('stock.quantity', '>', 0)
    .orderBy('variants.style_id')
    .orderBy('variants.position')
    .limit(seededOrders.length * maxLines)
    .execute();
  const skus = variants.map(({ sku }) => sku);
  const found = await readSellables(transaction, shop, skus, { now, customerId: null });
  return { shop, sellables: skus.flatMap((sku) => found.get(sku) ?? []).filter(({ unitMinor }) => unitMinor !== null) };
}

async function readPickupStore(transaction: Transaction<Tables>, { brand, country }: ShopSite): Promise<OrderSource['store'] | undefined> {
  const found = await transaction
    .selectFrom('stores')
    .select(buildStoreJson('stores').as('store'))
    .where('brand', '=', brand)
    .where('country', '=', country)
    .where('closed', '=', false)
    .where(sql<boolean>`'pickup' = any(services)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.store;
}

interface Buyer {
  readonly id: string;
  readonly email: string;
}

/** Rows of one order: its cart, payment, units, parcels and events. */
async function buildRows(transaction: Transaction<Tables>, seeded: SeededOrder, buyer: Buyer, source: OrderSource): Promise<Rows> {
  const { shop, now } = source;
  const { site } = shop;
  const placedAt = subtractHours(now, seeded.placed);
  const number = getOrderPrefix(shop, placedAt) + pad(await nextNumber(transaction, 'order_numbers'));
  const id = createUuid('order', number);
  const content = buildContent(seeded, source);
  const [shipment] = content.shipments;
  if (!shipment) throw new Error('[cairn] [orders] an order has no shipment');
  const placed = { id, number, shipment, country: site.country, now };
  const { lines, parcels, events } = buildProgress(seeded, placed);
  const returned =
    seeded.returned === undefined
      ? undefined
      : buildReturn(
          seeded,
          placed,
          `R-${placedAt.toISOString().slice(2, 7).replace('-', '')}-${pad(await nextNumber(transaction, 'return_numbers'))}`,
        );
  const total = content.amounts.total;
  const tender = buildTender(seeded, id, total);
  const cart = { id: createUuid('cart', id), customer_id: buyer.id, site_id: site.id, status: 'ordered', version: 1 } as const;
  const nothing = { lines: '[]', shipments: '[]', tenders: '[]', coupons: '[]', bonus_choices: '[]' } as const;
  const times = { created_at: placedAt, updated_at: placedAt };
  const units = lines.map((line) => ({ cancelled: 0, returned: 0, ...line }));
  const open = parcels.filter(({ state }) => state === 'packed' || state === 'shipped');
  return {
    carts: [{ ...cart, ...nothing, billing_address: null, shown_total_minor: total, reservation: null, ...times }],
    orders: [
      {
        id,
        number,
        customer_id: buyer.id,
        cart_id: cart.id,
        idempotency_key: createUuid('key', id),
        site_id: site.id,
        locale: shop.locale,
        state: 'finalised',
        cancel_reason: null,
        email: buyer.email,
        currency: site.currency,
        total_minor: total,
        content: JSON.stringify(content),
        tenders: JSON.stringify([tender]),
        placed_at: placedAt,
        settled_at: placedAt,
        progress: getOrderProgress(units, parcels),
        expected_on:
          open
            .map(({ expected_on: day }) => day ?? '')
            .toSorted()
            .at(-1) ?? null,
      },
    ],
    order_lines: [...lines],
    order_parcels: [...parcels],
    order_events: [...events, ...(returned ? [returned.event] : [])],
    order_returns: returned ? [returned.row] : [],
    ...(seeded.paidBy === 'giftCard' && buildGiftCardRows(tender, id, site.currency, placedAt)),
  };
}

/** The gift card that paid, with its original amount, so that a refund has a target. */
function buildGiftCardRows(
  { tenderData, amountMinor, reference }: ReturnType<typeof buildTender>,
  orderId: string,
  currency: string,
  at: Date,
): Rows {
  const accountId = String(tenderData['accountId']);
  const createEntry = (kind: 'issue' | 'hold' | 'capture', amount: number) => {
    const own = kind === 'issue' ? { reference: 'seed', order_id: null } : { reference, order_id: orderId };
    return { account_id: accountId, kind, amount, ...own, created_at: at };
  };
  const account = { id: accountId, kind: 'gift_card', customer_id: null, currency, year: null, balance: 0 } as const;
  const details = JSON.stringify({ last4: tenderData['last4'] });
  return {
    value_accounts: [{ ...account, code_hash: null, cart_id: null, expires_at: null, details, created_at: at, updated_at: at }],
    value_entries: [createEntry('issue', amountMinor), createEntry('hold', -amountMinor), createEntry('capture', 0)],
  };
}

/** Tables reference those above them. */
async function insert(transaction: Transaction<Tables>, all: readonly Rows[]): Promise<void> {
  const getRows = <Table extends keyof Rows>(table: Table) =>
    all.flatMap((rows): readonly NonNullable<Rows[Table]>[number][] => rows[table] ?? []);
  await transaction.insertInto('carts').values(getRows('carts')).execute();
  await transaction.insertInto('orders').values(getRows('orders')).execute();
  await transaction.insertInto('order_lines').values(getRows('order_lines')).execute();
  await transaction.insertInto('order_parcels').values(getRows('order_parcels')).execute();
  await transaction.insertInto('order_events').values(getRows('order_events')).execute();
  await transaction.insertInto('order_returns').values(getRows('order_returns')).execute();
  await transaction.insertInto('value_accounts').values(getRows('value_accounts')).execute();
  await transaction.insertInto('value_entries').values(getRows('value_entries')).execute();
}

async function seedSite(transaction: Transaction<Tables>, site: ShopSite, now: Date): Promise<void> {
  const email = getSeededBuyer(site.brand);
  const buyer = await transaction
    .selectFrom('customers')
    .select('id')
    .where('brand', '=', site.brand)
    .where('email', '=', email)
    .executeTakeFirst();
  const store = await readPickupStore(transaction, site);
  const { shop, sellables } = await readGoods(transaction, site, now);
  if (!buyer || !store || sellables.length < maxLines) return;
  const all: Rows[] = [];
  for (const [index, seeded] of seededOrders.entries()) {
    const own = seeded.units.map((_, line) => sellables[(index * maxLines + line) % sellables.length]).filter((one) => one !== undefined);
    all.push(await buildRows(transaction, seeded, { id: buyer.id, email }, { shop, email, sellables: own, store, now }));
  }
  await insert(transaction, all);
}

/**
 * Creates orders in every state for the customer "customer" of each brand: only for a shop on a local machine, and only while there are no
 * orders. The simulation does not change them.
 */
export async function seedOrders({ db, clock, log }: SeedPorts): Promise<boolean> {
  const hasOrders = async (on: Kysely<Tables>): Promise<boolean> =>
    (await on.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
  if (await hasOrders(db)) return false;
  const isMade = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    if (await hasOrders(transaction)) return false;
    for (const site of shopSites.filter(({ country }) => country === 'US')) await seedSite(transaction, site, clock.now());
    return true;
  });
  if (isMade) log.info(`[cairn] [orders] ${seededOrders.length} orders of each brand in every state (docs/guide/example-shop.md)`);
  return isMade;
}
