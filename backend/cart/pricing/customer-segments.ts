import { sql, type RawBuilder } from 'kysely';
import type { Segment } from '#generated/promotions/types.ts';
import { hasAccount, type CustomerContext } from '../../router/call-context.ts';

/**
 * An SQL condition for statements on carts.
 * @param customer Id of the cart's customer.
 * @param cart Id of the cart.
 */
type IsOf = (customer: RawBuilder<unknown>, cart: RawBuilder<unknown>) => RawBuilder<unknown>;

const isIn =
  (programmes: readonly string[]): IsOf =>
  (customer) =>
    sql`exists (select from programme_memberships where customer_id = ${customer} and programme = any(${[...programmes]}::text[])
      and (programme <> 'employee' or terms_accepted_at is not null))`;

/** Segments that depend on stored data. The token determines whether the customer is signed in. */
const conditions: Readonly<Record<Exclude<Segment, 'signed-in'>, IsOf>> = {
  member: (customer) => sql`exists (select from enrollments where customer_id = ${customer} and type = 'Loyalty' and optin)`,
  employee: isIn(['employee']),
  athlete: isIn(['athlete']),
  prosumer: isIn(['prosumer']),
  partner: isIn(['WRANX', 'IPA']),
  'new-customer': (customer, cart) =>
    sql`not exists (select from orders where orders.customer_id = ${customer} and state <> 'cancelled' and cart_id <> ${cart})`,
};

const isStored = (segment: Segment): segment is keyof typeof conditions => segment in conditions;

/**
 * SQL value for statements on carts: the names of the customer's segments. A guest can only be a new customer.
 * @param requested Segments that promotions use; others are omitted at no cost.
 * @param cart The alias of the cart's row.
 */
export function selectSegments(
  requested: Iterable<Segment>,
  { customer: shopper }: Pick<CustomerContext, 'customer'>,
  cart: 'c' | 'carts',
): RawBuilder<readonly Segment[]> {
  const [customer, id] = [sql.ref(`${cart}.customer_id`), sql.ref(`${cart}.id`)];
  const possible = [...requested].filter(isStored).filter((segment) => hasAccount(shopper) || segment === 'new-customer');
  const found = possible.map((segment) => sql`case when ${conditions[segment](customer, id)} then ${segment}::text end`);
  return found.length === 0 ? sql`'[]'::json` : sql`array_to_json(array_remove(array[${sql.join(found)}], null))`;
}

export function getSegments(stored: readonly Segment[], { customer }: Pick<CustomerContext, 'customer'>): ReadonlySet<Segment> {
  return new Set(hasAccount(customer) ? [...stored, 'signed-in'] : stored);
}
