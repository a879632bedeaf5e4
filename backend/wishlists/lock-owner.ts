import { sql, type Transaction } from 'kysely';
import { createUnknownCustomerError } from '../authentication/authenticate.ts';
import { lockCustomers } from '../authentication/lock-customers.ts';
import type { Tables } from '../database/tables.ts';
import type { CallCustomer } from '../router/call-context.ts';

/**
 * Serializes the changes of a customer's lists, so that limits and empty lists are counted exactly.
 * @throws CallError 403 AUT498
 */
export async function lockOwner(transaction: Transaction<Tables>, { id }: CallCustomer): Promise<void> {
  const locked = await lockCustomers(transaction, sql`select ${id}::uuid`);
  if (locked.length === 0) throw createUnknownCustomerError();
}
