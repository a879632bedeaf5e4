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
  /** False for what is sold at its value, such as a gift card. */
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
  /** Known from outside of the cart, such as a limit that is reached. */
  readonly unavailable?: CouponReason;
}

export interface FactGift {
  /** Units that the cart's own lines leave in stock. */
  readonly stock: number;
  readonly valueMinor: Minor;
}

/** Everything that the promotions of a cart depend on. */
export interface PromotionFacts {
  readonly at: Date;
  /** e.g. fr-ca. */
  readonly locale: string;
  readonly segments: ReadonlySet<Segment>;
  readonly lines: readonly FactLine[];
  readonly shipments: readonly FactShipment[];
  readonly coupons: readonly FactCoupon[];
  readonly bonusChoices: readonly BonusChoice[];
  /** Available gifts by SKU. */
  readonly gifts: ReadonlyMap<string, FactGift>;
  /** A discount that is no document: taken off the goods after the promotions of level ORDER. */
  readonly furtherOrderDiscount?: (goodsMinor: Minor) => Minor;
}
