import { getSeededBuyer } from '#demo/seeds/orders/orders.ts';
import { sql, type Kysely } from 'kysely';
import { findUnbalanced } from '#backend/stored-value/testing/value-accounts.ts';
import type { Tables } from '#backend/database/tables.ts';
import type { OrderState } from '#backend/database/tables/orders.ts';
import type { LedgerEntry } from '#demo/partners/payments/charges/ledger.ts';
import { plentifulSku } from './buy.ts';
import { plenty, type Stage } from './stage.ts';

export interface Books {
  readonly orders: number;
  readonly finalised: number;
  readonly cancelled: number;
  /** Carts whose shopper has more than one amount reserved or charged. */
  readonly doubles: number;
  /** One sentence for each wrong order or charge. */
  readonly faults: readonly string[];
  /** Orders by id, to check those that were confirmed. */
  readonly states: ReadonlyMap<string, OrderState>;
}

const isTaken = (entry: LedgerEntry | undefined): boolean => entry?.state === 'captured' || entry?.state === 'held';

/** The captured amount of a charge, less its refunds. */
function getChargedAmount(entry: LedgerEntry | undefined): number {
  if (entry?.state !== 'captured' && entry?.state !== 'refunded') return 0;
  const refunds = Object.values(entry.refunds ?? {});
  return refunds.reduce((left, refunded) => left - refunded, entry.capturedMinor ?? entry.amountMinor);
}

interface HeldValue {
  readonly amountMinor: number;
  readonly state: 'held' | 'captured' | 'released';
  readonly refundedMinor: number;
}

/** Reads the amounts reserved from the shop's own balances, by reference. */
async function readValues(db: Kysely<Tables>): Promise<ReadonlyMap<string, HeldValue>> {
  const { rows } = await sql<HeldValue & { readonly reference: string }>`
    select h.reference, -h.amount as "amountMinor", coalesce((
      select case e.kind when 'capture' then 'captured' else 'released' end from value_entries e
      where e.account_id = h.account_id and e.reference = h.reference and e.kind in ('capture', 'release')), 'held') as state, (
      select coalesce(sum(r.amount), 0)::int from value_entries r
      where r.account_id = h.account_id and r.kind = 'refund' and starts_with(r.reference, h.reference || ':')) as "refundedMinor"
    from value_entries h where h.kind = 'hold'`.execute(db);
  return new Map(rows.map(({ reference, ...value }) => [reference, value]));
}

/** Finds refunds that wait for a partner, and orders whose total differs from that of their refunds. */
async function findWrongRefunds(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly number: string; readonly recorded: number; readonly refunded: number }>`
    select o.number, o.refunded_minor as recorded, coalesce(sum(r.amount_minor) filter (where r.state = 'refunded'), 0)::int as refunded
    from orders o left join order_refunds r on r.order_id = o.id
    group by o.id having o.refunded_minor <> coalesce(sum(r.amount_minor) filter (where r.state = 'refunded'), 0)`.execute(db);
  return rows.map(({ number, recorded, refunded }) => `${number} has refunds of ${recorded}, of which ${refunded} are done`);
}

/** Counts the units of the plentiful SKU that cancellations and returns have put back. */
async function countReturned(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ readonly units: number }>`
    select coalesce(sum(l.cancelled + l.returned), 0)::int as units
    from order_lines l join orders o on o.id = l.order_id, jsonb_array_elements(o.content -> 'rows') line
    where line ->> 'id' = l.line_id and line #>> '{item,sku}' = ${plentifulSku}`.execute(db);
  return rows[0]?.units ?? 0;
}

/**
 * Compares the shop's orders with its partner's ledger: every order is settled; a finalized one is fully paid, a canceled one not at all,
 * and refunds count as neither; no amount is reserved or charged without an order; no cart was paid twice; stock decreased by the sold
 * units. Runs while no host runs.
 */
export async function compareBooks({ partner, openDatabase }: Stage): Promise<Books> {
  const database = await openDatabase();
  // The orders of the example shop charged no card.
  const seeded = [getSeededBuyer('tarnfell'), getSeededBuyer('solvane')];
  const orders = await database.db.selectFrom('orders').selectAll().where('email', 'not in', seeded).execute();
  const stock = database.db.selectFrom('stock').select('quantity').where('sku', '=', plentifulSku).where('location', '=', 'TARNFELL-US');
  const { quantity } = await stock.executeTakeFirstOrThrow();
  const values = await readValues(database.db);
  const mails = await database.db.selectFrom('outbox').select('dedupe_key').execute();
  const unbalanced = (await findUnbalanced(database.db)).map((row) => `a balance is not the sum of its entries: ${JSON.stringify(row)}`);
  const wrongRefunds = await findWrongRefunds(database.db);
  const returned = await countReturned(database.db);
  await database.close();

  const charges = partner.books();
  const owned = new Set<string>();
  const paidCarts = new Set<string>();
  const confirmed = new Set(mails.map(({ dedupe_key: key }) => key));
  const faults: string[] = [];
  const live = new Map<string, number>();
  let sold = -returned;
  for (const { id, number, state, cart_id: cart, tenders, total_minor, refunded_minor, content } of orders) {
    const total = total_minor - refunded_minor;
    const entries = tenders.map(({ reference }) => charges.get(reference));
    const held = tenders.map(({ reference }) => values.get(reference));
    for (const { reference } of tenders) owned.add(reference);
    live.set(cart, (live.get(cart) ?? 0) + entries.filter(isTaken).length);
    if (state !== 'finalised' && state !== 'cancelled') faults.push(`${number} is still ${state}`);
    if (state === 'finalised') {
      const charged = entries.reduce((sum, entry) => sum + getChargedAmount(entry), 0);
      const taken = held.reduce((sum, value) => sum + (value?.state === 'captured' ? value.amountMinor - value.refundedMinor : 0), charged);
      if (taken !== total) faults.push(`${number} is finalised over ${total}, and ${taken} was taken`);
      if (paidCarts.has(cart)) faults.push(`${number} is the second finalised order of its cart`);
      if (!confirmed.has(`order-confirmation:${id}`)) faults.push(`${number} is finalised without a mail`);
      paidCarts.add(cart);
      sold += content.rows.reduce((sum, row) => sum + (row.item.sku === plentifulSku ? row.qty : 0), 0);
    } else if (entries.some(isTaken) || held.some((value) => value !== undefined && value.state !== 'released'))
      faults.push(`${number} is ${state}, and its money is ${[...entries, ...held].map((entry) => entry?.state).join()}`);
  }
  for (const [reference, entry] of charges)
    if (isTaken(entry) && !owned.has(reference))
      faults.push(`${entry.amountMinor} is ${entry.state} under ${reference}, which no order has`);
  if (plenty - quantity !== sold) faults.push(`${plenty - quantity} units left the stock, and ${sold} were sold`);
  faults.push(...unbalanced, ...wrongRefunds);
  const count = (requested: OrderState): number => orders.filter(({ state }) => state === requested).length;
  return {
    orders: orders.length,
    finalised: count('finalised'),
    cancelled: count('cancelled'),
    doubles: [...live.values()].filter((count) => count > 1).length,
    faults,
    states: new Map(orders.map(({ id, state }) => [id, state])),
  };
}
