import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Units by sku. */
export type Units = ReadonlyMap<string, number>;

/** What a cart or an order takes from each stock location; locations in the order of their names, so that two orders never wait for each other. */
export function unitsByLocation(
  shipments: readonly { readonly location: string; readonly items: readonly string[] }[],
  lines: readonly { readonly id: string; readonly sku: string; readonly qty: number }[],
): readonly (readonly [string, Units])[] {
  const byLocation = Map.groupBy(shipments, ({ location }) => location);
  return [...byLocation.keys()].toSorted().map((location) => {
    const items = new Set(byLocation.get(location)?.flatMap((shipment) => shipment.items));
    return [location, new Map(lines.filter(({ id }) => items.has(id)).map(({ sku, qty }) => [sku, qty]))];
  });
}

/** Locks the rows of these skus, in the order of their names, so that two orders never wait for each other; answers what is there. */
async function lockStock(db: Transaction<Tables>, location: string, skus: readonly string[]): Promise<Units> {
  const rows = await db
    .selectFrom('stock')
    .select(['sku', 'quantity'])
    .where('location', '=', location)
    .where('sku', '=', sql<string>`any(${[...skus]}::text[])`)
    .orderBy('sku')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
}

async function changeStock(db: Transaction<Tables>, location: string, units: Units, sign: 1 | -1): Promise<void> {
  const changes = JSON.stringify([...units].map(([sku, qty]) => ({ sku, delta: sign * qty })));
  await sql`update stock set quantity = stock.quantity + change.delta
    from jsonb_to_recordset(${changes}::jsonb) as change(sku text, delta int)
    where stock.location = ${location} and stock.sku = change.sku`.execute(db);
}

/** Takes the units off the shelf, all or none; answers what is missing, by sku. Two statements. */
export async function debitStock(db: Transaction<Tables>, location: string, units: Units): Promise<Units> {
  const there = await lockStock(db, location, [...units.keys()]);
  const missing = new Map(
    [...units].flatMap(([sku, qty]) => ((there.get(sku) ?? 0) < qty ? [[sku, qty - (there.get(sku) ?? 0)] as const] : [])),
  );
  if (missing.size === 0) await changeStock(db, location, units, -1);
  return missing;
}

/** Puts the units back. Two statements. */
export async function restoreStock(db: Transaction<Tables>, location: string, units: Units): Promise<void> {
  await lockStock(db, location, [...units.keys()]);
  await changeStock(db, location, units, 1);
}
