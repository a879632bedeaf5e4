import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { getCounterKey, buildCounterTable, type Counter } from './counter.ts';

/** Values by counterKey; counters without a row are missing. */
export type CounterValues = ReadonlyMap<string, number>;

const nothing: CounterValues = new Map();

export interface CounterRow extends Counter {
  readonly used: number;
}

/** A select of the rows of the counters. */
export const selectCounters = (counters: readonly Counter[]): RawBuilder<CounterRow> =>
  sql<CounterRow>`select c.promotion_id as "promotionId", c.scope, c.subject, c.used::float8 as used
    from ${buildCounterTable(counters)} as w(promotion_id, scope, subject)
    join promotion_counters c on c.promotion_id = w.promotion_id and c.scope = w.scope and c.subject = w.subject`;

export const toCounterValues = (rows: readonly CounterRow[]): CounterValues => new Map(rows.map((row) => [getCounterKey(row), row.used]));

/** Uses one statement, or none if there are no counters. */
export async function readCounters(db: Kysely<Tables>, counters: readonly Counter[]): Promise<CounterValues> {
  if (counters.length === 0) return nothing;
  return toCounterValues((await selectCounters(counters).execute(db)).rows);
}
