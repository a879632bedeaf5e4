import type { Segment } from '#generated/promotions/types.ts';
import type { Sellables } from '../../catalog/sellable.ts';
import type { CouponReason } from '../../promotions/coupon-reasons.ts';
import type { PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';
import type { AssociateStanding } from './associate-standing.ts';

/** Everything beside the cart that its price depends on. */
export interface PriceFacts {
  /** Variants of the cart's lines, and of the gifts that its promotions may give. */
  readonly sellables: Sellables;
  /** Null for a customer without associate discount. */
  readonly standing: AssociateStanding | null;
  /** The promotions of the cart's site. */
  readonly promotions: PreparedPromotions;
  /** Segments of the cart's customer. */
  readonly segments: ReadonlySet<Segment>;
  readonly now: Date;
  /** Coupons that cannot be used now, by their id in the cart. */
  readonly unavailableCoupons?: ReadonlyMap<string, CouponReason>;
}
