import { sql, type RawBuilder } from 'kysely';

/** The customer, whose own reservations count as available, and the time; null counts all reservations. */
export interface StockView {
  readonly now: Date;
  readonly customerId: string | RawBuilder<unknown> | null;
}

/**
 * SQL expression for the units that can be bought: the stock without active reservations of others. The function is called only for rows
 * with reservations, because a call costs ten times as much as the row.
 * @param stock Alias of the row.
 */
export function availableUnitsSql(stock: string, { now, customerId }: StockView): RawBuilder<number> {
  const [quantity, holds] = [sql.ref(`${stock}.quantity`), sql.ref(`${stock}.holds`)];
  return sql`case when ${holds} = '{}' then ${quantity} else available_units(${quantity}, ${holds}, ${now}::timestamptz, (${customerId})::uuid) end`;
}
