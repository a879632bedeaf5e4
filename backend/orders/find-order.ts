import type { Kysely } from 'kysely';
import { assertKnownCustomer } from '../authentication/authenticate.ts';
import type { Tables } from '../database/tables.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';
import type { OrderRecord } from './order-record.ts';

/** True for an order's number, e.g. TF-2611-000123. Everything else is an id: the contract admits no third. */
const isNumber = (idOrNumber: string): boolean => idOrNumber.indexOf('-') === 2;

export const orderNotFound = (): CallError => new CallError(404, 'OHS4004', ['There is no such order.']);

/** An order of the token's customer, by its id or its number. Throws 404 OHS4004: an order of another customer is unknown. */
export async function findOwnOrder(
  { db }: { readonly db: Kysely<Tables> },
  { customer }: CustomerContext,
  idOrNumber: string,
): Promise<OrderRecord> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(isNumber(idOrNumber) ? 'number' : 'id', '=', idOrNumber)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  if (order) return order;
  await assertKnownCustomer(db, customer);
  throw orderNotFound();
}
