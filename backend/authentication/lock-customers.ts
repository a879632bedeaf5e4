import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Audience } from '#generated/openapi/operations.ts';
import type { Tables } from '../database/tables.ts';
import { createUnknownCustomerError } from './authenticate.ts';

export interface LockedCustomer {
  readonly id: string;
  readonly role: Audience;
  readonly email: string | null;
}

/**
 * Locks customers for the rest of the transaction. Code that starts, renews or ends their sessions, or changes how they sign in, takes this
 * lock first and so reads the latest data.
 * @param ids A select of their ids.
 */
export async function lockCustomers(transaction: Transaction<Tables>, ids: RawBuilder<unknown>): Promise<readonly LockedCustomer[]> {
  // Locks in the order of ids so that two transactions cannot deadlock. Rows that reference a customer can still be inserted.
  const { rows } =
    await sql<LockedCustomer>`select id, role, email from customers where id in (${ids}) order by id for no key update`.execute(
      transaction,
    );
  return rows;
}

/**
 * Locks the customer of an account.
 * @throws CallError 403 AUT498 when the account does not exist.
 */
export async function lockAccount(transaction: Transaction<Tables>, customerId: string): Promise<{ readonly email: string }> {
  const [locked] = await lockCustomers(transaction, sql`select ${customerId}::uuid`);
  const found = await transaction.selectFrom('accounts').select('customer_id').where('customer_id', '=', customerId).executeTakeFirst();
  if (!found || !locked?.email) throw createUnknownCustomerError();
  return { email: locked.email };
}
