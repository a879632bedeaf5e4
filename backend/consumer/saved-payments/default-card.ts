import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Clears the customer's default card, before another one becomes it. The customer's row must be locked. */
export async function clearDefaultCard(transaction: Transaction<Tables>, customerId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('saved_payments')
    .set({ is_default: false, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();
}

/** SQL that clears the default of an expired card, so that the next card can become it. Returns the card's id. */
export function clearExpiredDefaultSql(customerId: string, now: Date, when: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`update saved_payments set is_default = false, updated_at = ${now}::timestamptz
    where customer_id = ${customerId} and is_default and expires_at <= ${now}::timestamptz and ${when} returning id`;
}

/** Makes the latest valid card the default if there is none. The customer's row must be locked. */
export async function ensureDefaultCard(transaction: Transaction<Tables>, customerId: string, now: Date): Promise<void> {
  await sql`update saved_payments set is_default = true, updated_at = ${now} where id = (
      select id from saved_payments
      where customer_id = ${customerId} and vault_id is not null and expires_at > ${now} order by created_at desc, id limit 1
    ) and not exists (select from saved_payments where customer_id = ${customerId} and is_default)`.execute(transaction);
}
