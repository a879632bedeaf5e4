import { sql, type Transaction } from 'kysely';
import { forgettingAttempts } from '../../authentication/sign-in/sign-in-attempts.ts';
import type { Tables } from '../../database/tables.ts';

/** What goes as a whole. */
const ofCustomer = [
  'accounts',
  'addresses',
  'subscriptions',
  'enrollments',
  'programme_memberships',
  'notifications',
  'mailed_links',
  'authorization_codes',
  'refresh_tokens',
  'sessions',
  'passkeys',
  'passkey_challenges',
] as const satisfies readonly (keyof Tables)[];

/**
 * Forgets a customer but for their orders, which the shop has to account for, with the addresses that they went to. What is left is a guest
 * without a name, who goes with the daily purge once nothing points at them.
 */
export async function eraseCustomer(transaction: Transaction<Tables>, customerId: string, now: Date): Promise<void> {
  const customer = await transaction
    .selectFrom('customers')
    .select(['brand', 'email', 'phone'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const table of ofCustomer) await sql`delete from ${sql.table(table)} where customer_id = ${customerId}`.execute(transaction);
  if (customer.email) await sql`${forgettingAttempts(customer.brand, customer.email)}`.execute(transaction);
  await sql`delete from outbox where recipient in (${customer.email}, ${customer.phone}) and payload ->> 'brand' = ${customer.brand}`.execute(
    transaction,
  );
  const isOrdered = sql`exists (select from orders where orders.cart_id = carts.id)`;
  await sql`delete from carts where customer_id = ${customerId} and not ${isOrdered}`.execute(transaction);
  await sql`update carts set lines = '[]', shipments = '[]', tenders = '[]', billing_address = null, version = version + 1
    where customer_id = ${customerId} and status = 'open'`.execute(transaction);
  await sql`update customers set role = 'guest', email = null, first_name = null, last_name = null, phone = null, birth_date = null,
      gender = null, postal_code = null, country = null, interests = null, preferred_shoe_size = null, loyalty_points = 0,
      acquisition_type = null, campaign_name = null, acquisition_store = null, store_assistant = null, updated_at = ${now}
    where id = ${customerId}`.execute(transaction);
}
