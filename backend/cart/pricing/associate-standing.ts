import { sql, type RawBuilder } from 'kysely';
import { getSpend, getSpendYear, type AnnualSpend } from '../../money/annual-spend.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import type { ShopContext, ShopSite } from '../../sites/shop-site.ts';

/** The associate discount of a site in percent; 0 disables it. */
export type AssociatePercent = (site: ShopSite) => number;

export const standardAssociatePercent = 30;

/** An employee who has accepted the terms, with the used part of the year's cap. */
export interface AssociateStanding {
  readonly percent: number;
  readonly spentMinor: Minor;
  readonly capMinor: Minor;
  readonly year: number;
  /** Version of the membership's row; it changes with every update. */
  readonly revision: string;
}

export interface StoredStanding extends AnnualSpend {
  readonly capMinor: Minor;
  readonly revision: string;
}

/**
 * SQL value for statements on carts. Null for guests, customers who are not employees or have not accepted the terms, and a cap in another
 * currency than the site's. Spending of the cart's own order does not count.
 * @param cart The alias of the cart's row.
 */
export function selectStanding(
  { site }: ShopContext,
  { customer: { role } }: Pick<CustomerContext, 'customer'>,
  cart: 'c' | 'carts',
): RawBuilder<StoredStanding | null> {
  if (role === 'guest') return sql`null::json`;
  const ref = (column: string): RawBuilder<unknown> => sql.ref(`${cart}.${column}`);
  return sql`(
    select json_build_object('spendYear', m.spend_year, 'capMinor', m.annual_cap_minor, 'revision', m.xmin::text,
      'currentSpendMinor', m.current_spend_minor - case when ${ref('status')} = 'open' then 0 else coalesce((
        select (o.content #>> '{associateSpend,minor}')::int from orders o where o.cart_id = ${ref('id')} and o.state <> 'cancelled'), 0) end)
    from programme_memberships m
    where m.customer_id = ${ref('customer_id')} and m.programme = 'employee' and m.terms_accepted_at is not null
      and m.annual_cap_minor is not null and m.currency = ${site.currency})`;
}

export function toStanding(stored: StoredStanding | null, percent: number, now: Date): AssociateStanding | null {
  if (stored === null || percent === 0) return null;
  const { capMinor, revision } = stored;
  const year = getSpendYear(now);
  return { percent, capMinor, revision, year, spentMinor: getSpend(year, stored) };
}
