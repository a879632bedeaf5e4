import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { lockCustomers } from '../lock-customers.ts';

/**
 * SQL that ends sessions so that they cannot be renewed. The customer must be locked.
 * @param which A condition on `family`, `customer_id` and `usid`, columns of sessions and guest tokens.
 */
export const endSessionsSql = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`ended_sessions as (delete from sessions where ${which} returning family),
    ended_tokens as (delete from refresh_tokens where ${which} returning family)`;

/** Ends sessions of a locked customer. Returns true when there were any. */
export async function endSessions(transaction: Transaction<Tables>, which: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`with ${endSessionsSql(which)}
    select family from ended_sessions union select family from ended_tokens`.execute(transaction);
  return rows.length > 0;
}

/**
 * Locks the customer and ends sessions.
 * @param which See endingSessions.
 * @returns True when there were any.
 */
export async function endSessionsOf(transaction: Transaction<Tables>, customerId: string, which: RawBuilder<unknown>): Promise<boolean> {
  const isTheirs = sql`select ${customerId}::uuid`;
  await lockCustomers(transaction, isTheirs);
  return endSessions(transaction, sql`customer_id = ${customerId}::uuid and ${which}`);
}
