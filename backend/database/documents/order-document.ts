import type {
  Address,
  GiftOption,
  InStoreSalesInfo,
  OrderPromotion,
  PriceAdjustment,
  PromoSummaryEntry,
} from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { Amounts, RowAmounts } from '../../money/totals.ts';
import type { ItemDescription } from './cart-document.ts';
import type { OrderShipment } from './shipment-document.ts';

/** An ordered line of the cart; amounts in minor units. */
export interface OrderLine {
  readonly id: string;
  readonly qty: number;
  readonly item: ItemDescription;
  readonly unitMinor: Minor;
  readonly originalMinor: Minor;
  readonly highCurrentMinor: Minor;
  readonly highOriginalMinor: Minor;
  readonly amounts: RowAmounts;
  readonly giftOption?: GiftOption;
  /** Present on a gift card whose amount the buyer chose. */
  readonly giftCardMinor?: Minor;
  /** Present on a gift: the id of its promotion. */
  readonly bonusOf?: string;
  /** Present on a made-to-order item, as in CartLine. */
  readonly recipeId?: string;
  readonly precreatedCustomsCode?: string;
}

/** The amount that an order adds to the yearly spend of a membership. */
export interface OrderSpend {
  readonly minor: Minor;
  readonly year: number;
}

/** Kind of counter of a promotion with a limit: all orders, those of a customer or of an email address, or the discount in a currency. */
export type CounterScope = 'orders' | 'customer' | 'email' | 'discount';

/** A coupon of an order. */
export interface CouponUse {
  readonly promotionId: string;
  readonly code: string;
  readonly discountMinor: Minor;
  /** Counters that include the order; a cancellation subtracts it. */
  readonly counted: readonly CounterScope[];
}

/** All of an order that never changes once it is placed. */
export interface OrderContent {
  readonly rows: readonly OrderLine[];
  readonly shipments: readonly OrderShipment[];
  readonly amounts: Amounts;
  readonly taxIncluded: boolean;
  /** Null if no shipment goes to an address. */
  readonly billingAddress: Address | null;
  /** Absent in orders that predate promotions. */
  readonly orderPromotions?: readonly OrderPromotion[];
  readonly promoSummary: readonly PromoSummaryEntry[];
  /** The amount used of an associate's discount cap, with its year. */
  readonly associateSpend?: OrderSpend;
  /** The price of the goods, for a professional or an athlete with a cap. */
  readonly programmeSpend?: OrderSpend;
  /** Absent in orders that predate coupons or have none. */
  readonly couponUses?: readonly CouponUse[];
  /** Points earned once the order is paid; absent without points. */
  readonly earnedPoints?: number;
  readonly inStoreSalesInfo?: InStoreSalesInfo;
  /** Present if an agent placed the order. */
  readonly agentName?: string;
  /** Absent without adjustments by employees. */
  readonly priceAdjustments?: readonly PriceAdjustment[];
}
