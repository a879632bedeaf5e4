import type { PromotionLevel } from '#generated/promotions/types.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { PromotionDocument } from '../promotion-document.ts';
import type { CouponReason } from '../coupon-reasons.ts';

/** A line's share of a discount. */
export interface LineAllocation {
  readonly lineId: string;
  readonly minor: Minor;
}

export interface ShippingDiscount {
  readonly shipmentId: string;
  /** Code of the method. */
  readonly method: string;
  readonly minor: Minor;
}

export interface BonusItem {
  readonly promotionId: string;
  readonly sku: string;
  readonly qty: number;
  /** True if the shopper chose it and may remove it. */
  readonly isChosen: boolean;
}

/** A list of gifts that the shopper may choose from. */
export interface GiftOffer {
  readonly promotionId: string;
  /** Number of gifts to choose. */
  readonly choose: number;
  /** The list in its order, without gifts that the site does not sell. */
  readonly options: readonly GiftOption[];
}

export interface GiftOption {
  readonly sku: string;
  readonly isAvailable: boolean;
}

export interface AppliedPromotion {
  readonly id: string;
  readonly level: PromotionLevel;
  readonly couponId?: string;
  /** Off lines and chosen shipping methods together. */
  readonly discountMinor: Minor;
  /** The sum of these amounts is the discount on lines. */
  readonly lines: readonly LineAllocation[];
  readonly shipping: readonly ShippingDiscount[];
  readonly gifts: readonly BonusItem[];
}

/** The missing part of a promotion's minimum. */
export interface Missing {
  readonly amountMinor: Minor;
  readonly units: number;
}

/** The cart's progress toward a promotion. */
export interface Callout {
  readonly promotionId: string;
  readonly level: PromotionLevel;
  readonly state: 'approaching' | 'in-progress' | 'earned';
  /** Null for a promotion without a minimum amount. */
  readonly thresholdMinor: Minor | null;
  readonly missing: Missing;
}

export interface CouponResult {
  readonly id: string;
  readonly applied: boolean;
  /** Absent for an unknown code. */
  readonly promotionId?: string;
  readonly reason?: CouponReason;
  /** Present with the reasons minimum-amount and minimum-units. */
  readonly missing?: Missing;
  /** Codes of shipping methods with which the coupon applies. Can be present with the reason other-method. */
  readonly methods?: readonly string[];
}

export interface LineDiscounts {
  /** Discounts of level PRODUCT. */
  readonly productMinor: Minor;
  /** Discounts of level ORDER, and the further discount. */
  readonly orderMinor: Minor;
}

export interface PromotionResult {
  /** In the order in which they were applied. */
  readonly applied: readonly AppliedPromotion[];
  /** One entry per line, in the order of the facts. */
  readonly lines: readonly LineDiscounts[];
  /** All promotions together, by shipment and method. */
  readonly shipping: readonly ShippingDiscount[];
  readonly furtherOrderMinor: Minor;
  /** Price of the goods before the further discount. */
  readonly furtherOrderBaseMinor: Minor;
  readonly gifts: readonly BonusItem[];
  readonly giftOffers: readonly GiftOffer[];
  readonly callouts: readonly Callout[];
  /** In the order of the facts. */
  readonly coupons: readonly CouponResult[];
  /** The documents of the promotions in the result, by id. */
  readonly documents: ReadonlyMap<string, PromotionDocument>;
}
