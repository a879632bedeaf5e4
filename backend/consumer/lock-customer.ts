import type { Transaction } from 'kysely';
import { createUnknownCustomerError } from '../authentication/authenticate.ts';
import type { Tables } from '../database/tables.ts';

/** Unknown values are null. */
export interface LockedCustomer {
  readonly email: string | null;
  readonly phone: string | null;
  readonly country: string | null;
}

/**
 * Locks the customer for the rest of the transaction.
 * @throws CallError 403 AUT498
 */
export async function lockCustomer(transaction: Transaction<Tables>, customerId: string): Promise<LockedCustomer> {
  const found = await transaction
    .selectFrom('customers')
    .select(['email', 'phone', 'country'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw createUnknownCustomerError();
  return found;
}
