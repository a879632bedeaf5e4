import type { Segment } from '#generated/promotions/types.ts';
import type { Sellables } from '../../catalog/sellable.ts';
import type { LoyaltyBalance } from '../../loyalty/loyalty-balance.ts';
import type { CouponUsage } from '../../promotions/counters/coupon-limits.ts';
import type { PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';
import type { KnownPeople } from './known-people.ts';
import type { AssociateStanding } from './associate-standing.ts';

/** Everything besides the cart that its price depends on. */
export interface PriceFacts {
  /** Variants of the cart's lines, and of the gifts that its promotions may grant. */
  readonly sellables: Sellables;
  /** Null for a customer without associate discount. */
  readonly standing: AssociateStanding | null;
  /** Points and credit that the cart's customer can pay with. */
  readonly loyalty: LoyaltyBalance;
  /** The promotions of the cart's site. */
  readonly promotions: PreparedPromotions;
  /** Segments of the cart's customer. */
  readonly segments: ReadonlySet<Segment>;
  /** Email addresses with orders, none of which belongs to a new customer. */
  readonly known?: KnownPeople;
  readonly now: Date;
  /** Counters of the cart's coupons; undefined without coupons. */
  readonly couponStanding?: CouponUsage;
}
