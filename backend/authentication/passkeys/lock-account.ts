import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { unknownCustomer } from '../authenticate.ts';

/** Lets changes of an account's passkeys go one after the other. Answers where its owner is told of them. Throws 403 AUT498. */
export async function lockAccount(transaction: Transaction<Tables>, customerId: string): Promise<{ readonly email: string }> {
  const found = await transaction
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .select('customers.email')
    .where('accounts.customer_id', '=', customerId)
    .forUpdate('accounts')
    .executeTakeFirst();
  if (!found?.email) throw unknownCustomer();
  return { email: found.email };
}
