import { sql, type RawBuilder } from 'kysely';

/** A customer, whose own reservations count as available, and the time; null counts the reservations of all. */
export interface StockView {
  readonly now: Date;
  readonly customerId: string | RawBuilder<unknown> | null;
}

/** An expression of the units that can be bought: what a row of stock holds without the live reservations of others. @param stock Alias of the row. */
export const availableUnits = (stock: string, { now, customerId }: StockView): RawBuilder<number> =>
  sql`available_units(${sql.ref(`${stock}.quantity`)}, ${sql.ref(`${stock}.holds`)}, ${now}::timestamptz, (${customerId})::uuid)`;
