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

/** A line of the cart as it was ordered; amounts in minor units. */
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
  /** Present on what was made to a design, as in CartLine. */
  readonly recipeId?: string;
  readonly precreatedCustomsCode?: string;
}

export interface AssociateSpend {
  readonly minor: Minor;
  readonly year: number;
}

/** Kind of counter of a promotion with a limit: all orders, those of a customer or of an e-mail address, or the discount in a currency. */
export type CounterScope = 'orders' | 'customer' | 'email' | 'discount';

/** A coupon that an order was placed with. */
export interface CouponUse {
  readonly promotionId: string;
  readonly code: string;
  readonly discountMinor: Minor;
  /** Counters that the order was added to; a cancelled order is subtracted. */
  readonly counted: readonly CounterScope[];
}

/** All of an order that never changes once it is placed. */
export interface OrderContent {
  readonly rows: readonly OrderLine[];
  readonly shipments: readonly OrderShipment[];
  readonly amounts: Amounts;
  readonly taxIncluded: boolean;
  /** Null where nothing goes to an address. */
  readonly billingAddress: Address | null;
  /** Absent of orders from when there were none. */
  readonly orderPromotions?: readonly OrderPromotion[];
  readonly promoSummary: readonly PromoSummaryEntry[];
  /** What it has taken of the cap of an associate discount, and of which year's. */
  readonly associateSpend?: AssociateSpend;
  /** Absent of orders from before there were coupons, and of those without one. */
  readonly couponUses?: readonly CouponUse[];
  /** Points that it earns once it is paid; absent where there are none. */
  readonly earnedPoints?: number;
  readonly inStoreSalesInfo?: InStoreSalesInfo;
  /** Present if an agent placed the order. */
  readonly agentName?: string;
  /** Absent where employees have adjusted nothing. */
  readonly priceAdjustments?: readonly PriceAdjustment[];
}
