import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Leaves the customer without a default card; another is to become it. The customer's row is locked. */
export async function clearDefaultCard(transaction: Transaction<Tables>, customerId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('saved_payments')
    .set({ is_default: false, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();
}

/** A part of a statement that takes the default from a card that has expired, so that the next card becomes it. Returns the card's id. */
export function clearingExpiredDefault(customerId: string, now: Date, when: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`update saved_payments set is_default = false, updated_at = ${now}::timestamptz
    where customer_id = ${customerId} and is_default and expires_at <= ${now}::timestamptz and ${when} returning id`;
}

/** Makes the latest card that has not expired the default where there is none. The customer's row is locked. */
export async function settleDefaultCard(transaction: Transaction<Tables>, customerId: string, now: Date): Promise<void> {
  await sql`update saved_payments set is_default = true, updated_at = ${now} where id = (
      select id from saved_payments
      where customer_id = ${customerId} and vault_id is not null and expires_at > ${now} order by created_at desc, id limit 1
    ) and not exists (select from saved_payments where customer_id = ${customerId} and is_default)`.execute(transaction);
}
