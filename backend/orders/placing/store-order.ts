import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CartTender, OrderTender } from '../../database/documents/tender-document.ts';
import { isDuplicate } from '../../database/is-duplicate.ts';
import type { Tables } from '../../database/tables.ts';
import type { AssociateDiscount } from '../../cart/pricing/associate-discount.ts';
import type { StoredCart } from '../../cart/cart-record.ts';
import { availableUnitsSql } from '../../catalog/available-units.ts';
import { isUnchangedSql } from '../../cart/save-cart.ts';
import { getCounterKey, type Counter } from '../../promotions/counters/counter.ts';
import { buildUseCounts, type CounterClaim } from '../../promotions/counters/count-uses.ts';
import type { ClaimPlace } from '../../tenders/tender-kind.ts';
import { buildProgrammeSpend } from '../../loyalty/programme-spend.ts';
import { buildSpend } from './associate-spend.ts';
import type { OrderRecord } from '../order-record.ts';
import { buildStockTable, type StockUnits } from './stock.ts';

/** SQL parts of the statement that reserve or spend the payment data of a tender. */
export interface Claim {
  readonly tender: OrderTender;
  readonly buildParts: (place: ClaimPlace) => RawBuilder<unknown> | null;
}

export interface NewOrder {
  /** Without its number, which the database assigns. */
  readonly order: Omit<OrderRecord, 'number'>;
  /** Prefix of its number. */
  readonly prefix: string;
  readonly cart: StoredCart;
  /** The cart's tenders while the order is settled. */
  readonly storedTenders: readonly CartTender[];
  readonly units: readonly StockUnits[];
  /** The order requires all of them. */
  readonly claims: readonly Claim[];
  /** Counters of its coupons with their limits. */
  readonly counts: readonly CounterClaim[];
  /** The discount of an employee, up to a cap. */
  readonly associate: AssociateDiscount | null;
  /** A from clause item that sends the job when it is read. */
  readonly job: RawBuilder<unknown>;
}

/** `overtaken`: cart or membership have changed since they were read, or the key has an order already. */
export type StoreConflict = 'overtaken';

export interface StoredOrder {
  readonly order: OrderRecord;
}

export interface SoldOut {
  /** Missing units by location. */
  readonly missing: readonly StockUnits[];
}

export interface Uncounted {
  /** Exhausted counters. */
  readonly uncounted: readonly Counter[];
}

export interface Unclaimed {
  /** The first tender whose payment data could not be claimed. */
  readonly unclaimed: OrderTender;
}

type Outcome = StoredOrder | SoldOut | Uncounted | Unclaimed | StoreConflict;

interface OutcomeRow {
  readonly locked: boolean;
  readonly missing: SoldOut['missing'] | null;
  readonly counted: readonly Counter[] | null;
  /** Indexes of the claims that failed. */
  readonly unclaimed: readonly number[];
  readonly number: string | null;
  readonly content: OrderRecord['content'];
}

/** Keys of the stock holds that the order uses up: the customer's, if this cart made it. */
const getUsedHolds = ({ customer_id, placed_at }: NewOrder['order'], { reservation }: StoredCart): readonly string[] =>
  reservation && new Date(reservation.until) > placed_at ? [customer_id] : [];

interface ClaimPart {
  readonly index: number;
  readonly name: string;
  readonly part: RawBuilder<unknown>;
}

/** Each claim depends on the previous one, so that balances are locked in the order of the tenders. */
function buildClaims(claims: readonly Claim[], isPossible: RawBuilder<unknown>, now: Date): readonly ClaimPart[] {
  const created: ClaimPart[] = [];
  for (const [index, claim] of claims.entries()) {
    const name = `claimed_${index}`;
    const before = created.at(-1);
    const when = before ? sql`${isPossible} and exists (select from ${sql.raw(before.name)})` : isPossible;
    const part = claim.buildParts({ name, when, now });
    if (part) created.push({ index, name, part });
  }
  return created;
}

/**
 * Each part depends on the previous ones: claims on cart and stock, the order on its claims, and all other changes and the job on the
 * order.
 */
function buildOrderInsert({ order, prefix, cart, storedTenders, units, claims, counts, associate, job }: NewOrder): RawBuilder<OutcomeRow> {
  const isPossible = sql`exists (select from locked) and not exists (select from missing)`;
  const created = buildClaims(claims, isPossible, order.placed_at);
  const claimed = created.map(({ part }) => sql`${part},`);
  const isClaimed = created.map(({ name }) => sql` and exists (select from ${sql.raw(name)})`);
  const failed = created.map(({ index, name }) => sql`case when not exists (select from ${sql.raw(name)}) then ${index}::int end`);
  const view = { now: order.placed_at, customerId: order.customer_id };
  const counting = counts.length > 0 ? sql`counted as (${buildUseCounts(counts, isPossible, order.placed_at)}),` : sql``;
  const isCounted = counts.length > 0 ? sql` and (select count(*) from counted) = ${counts.length}::int` : sql``;
  const { lockedEmployee, isUnchanged, spent } = buildSpend(associate, order);
  const members = buildProgrammeSpend(order.content.programmeSpend, { customerId: order.customer_id, currency: order.currency });
  return sql<OutcomeRow>`with ${lockedEmployee} ${members.locked} locked as (
      select carts.id from carts where carts.id = ${cart.id} and carts.status = 'open' and ${isUnchangedSql(cart)}${isUnchanged}${members.isLocked} for update),
    wanted (sku, location, units) as (select * from ${buildStockTable(units)} where exists (select from locked)),
    shelf as materialized (
      select k.sku, k.location, ${availableUnitsSql('k', view)} as quantity, w.units from stock k join wanted w on w.sku = k.sku and w.location = k.location
      order by k.location, k.sku for update of k),
    missing as (
      select w.sku, w.location, (w.units - coalesce(s.quantity, 0)) as units
      from wanted w left join shelf s on s.sku = w.sku and s.location = w.location where w.units > coalesce(s.quantity, 0)),
    ${sql.join(claimed, sql` `)}
    ${counting}
    placed as (
      insert into orders (id, number, customer_id, cart_id, idempotency_key, site_id, locale, state, email, currency, total_minor,
        content, tenders, placed_at)
      select ${order.id}::uuid, ${prefix}::text || to_char(nextval('order_numbers'), 'FM999000000'), ${order.customer_id}::uuid, locked.id,
        ${order.idempotency_key}::uuid, ${order.site_id}, ${order.locale}, ${order.state}, ${order.email}, ${order.currency},
        ${order.total_minor}::int, ${JSON.stringify(order.content)}::jsonb, ${JSON.stringify(order.tenders)}::jsonb, ${order.placed_at}::timestamptz
      from locked where not exists (select from missing) ${sql.join(isClaimed, sql` `)}${isCounted}
      returning number, content),
    taken as (
      update stock k set quantity = k.quantity - s.units, holds = k.holds - ${getUsedHolds(order, cart)}::text[] from shelf s, placed where k.sku = s.sku and k.location = s.location),
    ${spent}
    ${members.spent}
    closed as (
      update carts set status = 'processing', tenders = ${JSON.stringify(storedTenders)}::jsonb, updated_at = ${order.placed_at},
        reservation = jsonb_set(reservation, '{until}', to_jsonb(${order.placed_at.toISOString()}::text))
      from placed where carts.id = ${cart.id})
    select exists (select from locked) as locked, (select json_agg(missing) from missing) as missing,
      ${counts.length > 0 ? sql`(select coalesce(json_agg(counted), '[]') from counted)` : sql`null`} as counted,
      array_remove(array[${sql.join(failed)}]::int[], null) as unclaimed, placed.number, placed.content,
      case when placed.number is not null then (select count(*) from ${job}) end as sent
    from (select) as once left join placed on true`;
}

/**
 * Stores an order in one atomic statement, if its cart is unchanged: debits stock, claims the tenders, closes the cart and sends the job.
 * Cart and stock rows are locked before they are checked, and stock in one order everywhere, which prevents deadlocks and lost updates.
 */
async function storeAtOnce(db: Kysely<Tables>, draft: NewOrder): Promise<Outcome> {
  const { rows } = await buildOrderInsert(draft).execute(db);
  const { locked, missing, counted, unclaimed, number, content } = rows[0] as OutcomeRow;
  if (!locked) return 'overtaken';
  if (missing) return { missing };
  const known = new Set(counted?.map(getCounterKey));
  const uncounted = draft.counts.filter((count) => !known.has(getCounterKey(count)));
  if (uncounted.length > 0) return { uncounted };
  // As read from the database, so that an order is always rendered the same.
  if (number !== null) return { order: { ...draft.order, number, content } };
  const failed = draft.claims[unclaimed[0] ?? -1];
  if (!failed) throw new Error('[cairn] [orders] an order whose payments are claimed is not stored');
  return { unclaimed: failed.tender };
}

class RollbackError extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('the order is not stored');
    this.outcome = outcome;
  }
}

/** If one of several claims fails, the transaction rolls the others back. */
async function storeInTransaction(db: Kysely<Tables>, draft: NewOrder): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const outcome = await storeAtOnce(transaction, draft);
      if (typeof outcome === 'object' && ('unclaimed' in outcome || 'uncounted' in outcome)) throw new RollbackError(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RollbackError) return error.outcome;
    throw error;
  }
}

/** Stores an order atomically. */
export async function storeOrder(db: Kysely<Tables>, draft: NewOrder): Promise<Outcome> {
  try {
    return await (draft.claims.length + draft.counts.length > 1 ? storeInTransaction : storeAtOnce)(db, draft);
  } catch (error) {
    // The order of the key was stored after the cart was read.
    if (isDuplicate(error)) return 'overtaken';
    throw error;
  }
}
