import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { CouponUse } from '../../database/documents/order-document.ts';
import type { Tables } from '../../database/tables.ts';
import { buildCounterTable, getCounterSubject, type Counter, type CouponHolder } from './counter.ts';

/** An order's increment of a counter, which must stay within the limit. */
export interface CounterClaim extends Counter {
  readonly amount: number;
  readonly limit: number;
}

const isSame = (one: string, other: string): RawBuilder<unknown> =>
  sql.raw(['promotion_id', 'scope', 'subject'].map((column) => `${one}.${column} = ${other}.${column}`).join(' and '));

/**
 * SQL part of the statement that places an order: increments the counters within their limits if `when` is true, and returns their rows.
 * Rows are locked in the same order everywhere, which prevents deadlocks.
 */
export function buildUseCounts(claims: readonly CounterClaim[], when: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const table = buildCounterTable(
    claims,
    claims.map(({ amount }) => amount),
    claims.map(({ limit }) => limit),
  );
  return sql`insert into promotion_counters as c (promotion_id, scope, subject, used, updated_at)
    select promotion_id, scope, subject, amount, ${now}::timestamptz from ${table} as w(promotion_id, scope, subject, amount, most)
    where amount <= most and ${when} order by promotion_id, scope, subject
    on conflict (promotion_id, scope, subject) do update set used = c.used + excluded.used, updated_at = excluded.updated_at
    where c.used + excluded.used <= (
      select most from ${table} as w(promotion_id, scope, subject, amount, most) where ${isSame('w', 'excluded')})
    returning promotion_id as "promotionId", scope, subject`;
}

/** Subtracts the uses of a canceled order. The holder is the order's current owner, who has taken over a guest's counters. */
export async function returnUses(transaction: Transaction<Tables>, uses: readonly CouponUse[], holder: CouponHolder): Promise<void> {
  const returned = uses.flatMap(({ promotionId, counted, discountMinor }) =>
    counted.flatMap((scope) => {
      const subject = getCounterSubject(scope, holder);
      return subject === undefined ? [] : [{ promotionId, scope, subject, amount: scope === 'discount' ? discountMinor : 1 }];
    }),
  );
  if (returned.length === 0) return;
  const amounts = returned.map(({ amount }) => amount);
  await sql`with counted as materialized (
      select c.promotion_id, c.scope, c.subject, w.amount from promotion_counters c
      join ${buildCounterTable(returned, amounts)} as w(promotion_id, scope, subject, amount) on ${isSame('c', 'w')}
      order by c.promotion_id, c.scope, c.subject for update of c)
    update promotion_counters c set used = greatest(0, c.used - counted.amount) from counted where ${isSame('c', 'counted')}`.execute(
    transaction,
  );
}
