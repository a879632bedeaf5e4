import { sql, type RawBuilder } from 'kysely';
import { spentIn, yearOf, type AnnualSpend } from '../../money/annual-spend.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import type { ShopContext, ShopSite } from '../../sites/shop-site.ts';

/** What an employee has taken off their goods on a site; 0 is nothing. */
export type AssociatePercent = (site: ShopSite) => number;

export const standardAssociatePercent = 30;

/** An employee who has accepted the terms, and how far they are on their way to the year's cap. */
export interface AssociateStanding {
  readonly percent: number;
  readonly spentMinor: Minor;
  readonly capMinor: Minor;
  readonly year: number;
  /** Of the membership's row: another one after every change. */
  readonly revision: string;
}

export interface StoredStanding extends AnnualSpend {
  readonly capMinor: Minor;
  readonly revision: string;
}

/**
 * A value of a statement on carts; null for whoever is no employee, has not accepted the terms, or has a cap in another currency than the
 * site's. A guest is no employee. What a cart's own order has taken is still the cart's. @param cart What the statement calls the cart's row.
 */
export function selectStanding(
  { site }: ShopContext,
  { customer: { role } }: Pick<CustomerContext, 'customer'>,
  cart: 'c' | 'carts',
): RawBuilder<StoredStanding | null> {
  if (role === 'guest') return sql`null::json`;
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${cart}.${column}`);
  return sql`(
    select json_build_object('spendYear', m.spend_year, 'capMinor', m.annual_cap_minor, 'revision', m.xmin::text,
      'currentSpendMinor', m.current_spend_minor - case when ${of('status')} = 'open' then 0 else coalesce((
        select (o.content #>> '{associateSpend,minor}')::int from orders o where o.cart_id = ${of('id')} and o.state <> 'cancelled'), 0) end)
    from programme_memberships m
    where m.customer_id = ${of('customer_id')} and m.programme = 'employee' and m.terms_accepted_at is not null
      and m.annual_cap_minor is not null and m.currency = ${site.currency})`;
}

export function standingOf(stored: StoredStanding | null, percent: number, now: Date): AssociateStanding | null {
  if (stored === null || percent === 0) return null;
  const { capMinor, revision } = stored;
  const year = yearOf(now);
  return { percent, capMinor, revision, year, spentMinor: spentIn(year, stored) };
}
