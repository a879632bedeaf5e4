import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ItemDescription } from '../../database/documents/cart-document.ts';
import type { Tables } from '../../database/tables.ts';

/** Units of a variant at a stock location. */
export interface StockUnits {
  readonly sku: string;
  readonly location: string;
  readonly units: number;
}

/** Sums up the units that an order takes from stock, by location and variant. Gift cards have no stock. */
export function getStockUnits(
  shipments: readonly { readonly location: string; readonly items: readonly string[] }[],
  lines: readonly { readonly id: string; readonly qty: number; readonly item: Pick<ItemDescription, 'sku' | 'isDigitalProduct'> }[],
): readonly StockUnits[] {
  const taken = shipments.flatMap(({ location, items }) =>
    lines
      .filter(({ id, item }) => items.includes(id) && !item.isDigitalProduct)
      .map(({ item: { sku }, qty }) => ({ sku, location, units: qty })),
  );
  return [...Map.groupBy(taken, ({ sku, location }) => `${location} ${sku}`).values()].map((same) => ({
    ...(same[0] as StockUnits),
    units: same.reduce((sum, { units }) => sum + units, 0),
  }));
}

/** Rows of SKU, location and units. */
export const buildStockTable = (units: readonly StockUnits[]): RawBuilder<unknown> =>
  sql`unnest(${units.map(({ sku }) => sku)}::text[], ${units.map(({ location }) => location)}::text[], ${units.map((each) => each.units)}::int[])`;

/** Restores the units in one statement. Rows are locked in the same order everywhere, which prevents deadlocks. */
export async function restoreStock(db: Transaction<Tables>, units: readonly StockUnits[]): Promise<void> {
  await sql`with shelf as materialized (
      select k.sku, k.location, w.units from stock k
      join ${buildStockTable(units)} as w(sku, location, units) on w.sku = k.sku and w.location = k.location
      order by k.location, k.sku for update of k)
    update stock k set quantity = k.quantity + shelf.units from shelf where k.sku = shelf.sku and k.location = shelf.location`.execute(db);
}
