import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Deactivates the cards of a cancelled order, or of some of its lines, as far as nothing was paid with them.
 *
 * @returns ids of cards that have paid already, which stay active
 */
export async function deactivateGiftCards(
  transaction: Transaction<Tables>,
  { orderId, lineIds = null, now }: { readonly orderId: string; readonly lineIds?: readonly string[] | null; readonly now: Date },
): Promise<readonly string[]> {
  const isOfOrder = sql`a.kind = 'gift_card' and a.details ->> 'orderId' = ${orderId}::text
    and (${lineIds}::text[] is null or a.details ->> 'lineId' = any(${lineIds}::text[]))`;
  // A hold waits for this row's lock and finds the card inactive.
  const { rows } = await sql<{ readonly id: string; readonly isUnused: boolean }>`with locked as materialized (
      select a.id, a.balance from value_accounts a where ${isOfOrder} order by a.id for update),
    judged as (
      select l.id, l.balance = (select sum(e.amount) from value_entries e where e.account_id = l.id and e.kind = 'issue') as unused from locked l),
    deactivated as (
      update value_accounts a set is_active = false, updated_at = ${now}::timestamptz from judged where a.id = judged.id and judged.unused)
    select id, unused as "isUnused" from judged`.execute(transaction);
  return rows.filter(({ isUnused }) => !isUnused).map(({ id }) => id);
}
