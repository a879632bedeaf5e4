import { sql, type Transaction } from 'kysely';
import type { LineUnits } from '../database/documents/order-units-document.ts';
import type { Tables } from '../database/tables.ts';

interface CancelledCards {
  readonly orderId: string;
  /** Canceled units of gift card lines. Each line appears once. */
  readonly units: readonly LineUnits[];
  readonly now: Date;
}

/**
 * Deactivates an unused card for each canceled unit.
 * @returns false if too few cards are unused: the caller must roll back the transaction
 */
export async function deactivateGiftCards(transaction: Transaction<Tables>, { orderId, units, now }: CancelledCards): Promise<boolean> {
  if (units.length === 0) return true;
  // Holds wait for the locks on these rows and then find the cards inactive.
  const { rows } = await sql<{ readonly count: number }>`with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as w("lineId" text, qty int)),
    locked as materialized (
      select a.id, a.balance, w."lineId", w.qty from value_accounts a join wanted w on a.details ->> 'lineId' = w."lineId"
      where a.kind = 'gift_card' and a.details ->> 'orderId' = ${orderId}::text and a.is_active order by a.id for update of a),
    unused as (
      select l.id, l.qty, row_number() over (partition by l."lineId" order by l.id) as position from locked l
      where l.balance = (select sum(e.amount) from value_entries e where e.account_id = l.id and e.kind = 'issue')),
    deactivated as (
      update value_accounts a set is_active = false, updated_at = ${now}::timestamptz
      from unused where a.id = unused.id and unused.position <= unused.qty returning a.id)
    select count(*)::int as count from deactivated`.execute(transaction);
  return rows[0]?.count === units.reduce((sum, { qty }) => sum + qty, 0);
}
