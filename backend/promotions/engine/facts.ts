import type { Segment } from '#generated/promotions/types.ts';
import type { BonusChoice, CartCoupon } from '../../database/documents/cart-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { CouponReason } from '../coupon-reasons.ts';

export interface FactLine {
  readonly id: string;
  readonly styleId: string;
  readonly categoryIds: readonly string[];
  readonly qty: number;
  readonly unitMinor: Minor;
  /** True if its price is reduced already. */
  readonly isReduced: boolean;
  /** False for items sold at face value, such as gift cards. */
  readonly takesPromotions: boolean;
  readonly shipmentId: string;
}

export interface FactMethod {
  readonly code: string;
  readonly priceMinor: Minor;
}

export interface FactShipment {
  readonly id: string;
  /** Name of its delivery kind. */
  readonly delivery: string;
  /** True if gifts can travel with it. */
  readonly bringsGifts: boolean;
  readonly methods: readonly FactMethod[];
  /** Code of a method. */
  readonly chosen: string | undefined;
}

export interface FactCoupon extends CartCoupon {
  /** A reason known from outside the cart, such as a reached limit. */
  readonly unavailable?: CouponReason;
}

export interface FactGift {
  /** Remaining stock after the cart's own lines. */
  readonly stock: number;
  readonly valueMinor: Minor;
}

/** All inputs of a cart's promotions. */
export interface PromotionFacts {
  readonly at: Date;
  /** E.g. fr-ca. */
  readonly locale: string;
  readonly segments: ReadonlySet<Segment>;
  readonly lines: readonly FactLine[];
  readonly shipments: readonly FactShipment[];
  readonly coupons: readonly FactCoupon[];
  readonly bonusChoices: readonly BonusChoice[];
  /** Available gifts by SKU. */
  readonly gifts: ReadonlyMap<string, FactGift>;
  /** A discount without a document, applied to the goods after the promotions of level ORDER. */
  readonly furtherOrderDiscount?: (goodsMinor: Minor) => Minor;
}
