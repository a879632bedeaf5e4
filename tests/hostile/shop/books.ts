import { sql, type Kysely } from 'kysely';
import { findUnbalanced } from '#backend/stored-value/testing/value-books.ts';
import type { Tables } from '#backend/database/tables.ts';
import type { OrderState } from '#backend/database/tables/orders.ts';
import type { LedgerEntry } from '#demo/partners/payments/charges/ledger.ts';
import { plentifulSku } from './buy.ts';
import { plenty, type Stage } from './stage.ts';

export interface Books {
  readonly orders: number;
  readonly finalised: number;
  readonly cancelled: number;
  /** Carts whose shopper has more than one sum held or taken. */
  readonly doubles: number;
  /** Sentences, one for each order or charge that is not as it must be. */
  readonly faults: readonly string[];
  /** Orders by id, for those that somebody was told of. */
  readonly states: ReadonlyMap<string, OrderState>;
}

const isTaken = (entry: LedgerEntry | undefined): boolean => entry?.standing === 'captured' || entry?.standing === 'held';

interface HeldValue {
  readonly amountMinor: number;
  readonly standing: 'held' | 'captured' | 'released';
}

/** Reads the amounts that balances of the shop have held, by reference. */
async function readValues(db: Kysely<Tables>): Promise<ReadonlyMap<string, HeldValue>> {
  const { rows } = await sql<HeldValue & { readonly reference: string }>`
    select h.reference, -h.amount as "amountMinor", coalesce((
      select case e.kind when 'capture' then 'captured' else 'released' end from value_entries e
      where e.account_id = h.account_id and e.reference = h.reference and e.kind in ('capture', 'release')), 'held') as standing
    from value_entries h where h.kind = 'hold'`.execute(db);
  return new Map(rows.map(({ reference, ...value }) => [reference, value]));
}

/**
 * Holds the shop's orders against its partner's books: every order is settled; a finalised one has all of its money and a cancelled one
 * none; nobody's money is held or taken without an order; no cart was paid twice; stock went down by what was sold. While no host runs.
 */
export async function compareBooks({ partner, openDatabase }: Stage): Promise<Books> {
  const database = await openDatabase();
  const orders = await database.db.selectFrom('orders').selectAll().execute();
  const stock = database.db.selectFrom('stock').select('quantity').where('sku', '=', plentifulSku).where('location', '=', 'TARNFELL-US');
  const { quantity } = await stock.executeTakeFirstOrThrow();
  const values = await readValues(database.db);
  const mails = await database.db.selectFrom('outbox').select('dedupe_key').execute();
  const unbalanced = (await findUnbalanced(database.db)).map((row) => `a balance is not the sum of its entries: ${JSON.stringify(row)}`);
  await database.close();

  const charges = partner.books();
  const owned = new Set<string>();
  const paidCarts = new Set<string>();
  const confirmed = new Set(mails.map(({ dedupe_key: key }) => key));
  const faults: string[] = [];
  const live = new Map<string, number>();
  let sold = 0;
  for (const { id, number, state, cart_id: cart, tenders, total_minor: total, content } of orders) {
    const entries = tenders.map(({ reference }) => charges.get(reference));
    const held = tenders.map(({ reference }) => values.get(reference));
    for (const { reference } of tenders) owned.add(reference);
    live.set(cart, (live.get(cart) ?? 0) + entries.filter(isTaken).length);
    if (state !== 'finalised' && state !== 'cancelled') faults.push(`${number} is still ${state}`);
    if (state === 'finalised') {
      const charged = entries.reduce((sum, entry) => sum + (entry?.standing === 'captured' ? entry.amountMinor : 0), 0);
      const taken = held.reduce((sum, value) => sum + (value?.standing === 'captured' ? value.amountMinor : 0), charged);
      if (taken !== total) faults.push(`${number} is finalised over ${total}, and ${taken} was taken`);
      if (paidCarts.has(cart)) faults.push(`${number} is the second finalised order of its cart`);
      if (!confirmed.has(`order-confirmation:${id}`)) faults.push(`${number} is finalised without a mail`);
      paidCarts.add(cart);
      sold += content.rows.reduce((sum, row) => sum + (row.item.sku === plentifulSku ? row.qty : 0), 0);
    } else if (entries.some(isTaken) || held.some((value) => value !== undefined && value.standing !== 'released'))
      faults.push(`${number} is ${state}, and its money is ${[...entries, ...held].map((entry) => entry?.standing).join()}`);
  }
  for (const [reference, entry] of charges)
    if (isTaken(entry) && !owned.has(reference))
      faults.push(`${entry.amountMinor} is ${entry.standing} under ${reference}, which no order has`);
  if (plenty - quantity !== sold) faults.push(`${plenty - quantity} units left the stock, and ${sold} were sold`);
  faults.push(...unbalanced);
  const count = (wanted: OrderState): number => orders.filter(({ state }) => state === wanted).length;
  return {
    orders: orders.length,
    finalised: count('finalised'),
    cancelled: count('cancelled'),
    doubles: [...live.values()].filter((count) => count > 1).length,
    faults,
    states: new Map(orders.map(({ id, state }) => [id, state])),
  };
}
