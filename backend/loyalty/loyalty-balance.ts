import { sql, type RawBuilder } from 'kysely';
import type { Minor } from '../money/minor-units.ts';
import { hasAccount, type CustomerContext } from '../router/call-context.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { selectAthleteCredit } from './athlete-credit.ts';
import { selectCountsSpend } from './programme-spend.ts';
import { selectIsMember, selectPoints } from './points-account.ts';

/** Points and credit that the customer of a cart can pay with. */
export interface LoyaltyBalance {
  readonly isMember: boolean;
  /** Points that can be spent. */
  readonly points: number;
  /** Remaining credit of an athlete for this year, in the site's currency; null for other customers. */
  readonly athleteCreditMinor: Minor | null;
  /** True for a member of a programme whose yearly spend counts the goods of the order. */
  readonly countsSpend: boolean;
}

export const noLoyalty: LoyaltyBalance = { isMember: false, points: 0, athleteCreditMinor: null, countsSpend: false };

/**
 * SQL value for statements on carts; null without an account, in which case nothing is read.
 * @param cart Alias of the cart's row
 */
export function selectLoyalty(
  { site }: ShopContext,
  { customer }: Pick<CustomerContext, 'customer'>,
  cart: 'c' | 'carts',
  now: Date,
): RawBuilder<LoyaltyBalance | null> {
  if (!hasAccount(customer)) return sql`null::json`;
  const id = sql.ref(`${cart}.customer_id`);
  return sql`json_build_object('isMember', ${selectIsMember(id)}, 'points', ${selectPoints(id)},
    'athleteCreditMinor', ${selectAthleteCredit(id, site.currency, now)}, 'countsSpend', ${selectCountsSpend(id, site.currency)})`;
}
