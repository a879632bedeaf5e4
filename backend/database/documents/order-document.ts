import type {
  Address,
  GiftOption,
  InStoreSalesInfo,
  OrderPromotion,
  PriceAdjustment,
  PromoSummaryEntry,
} from '#generated/openapi/shared.ts';
import type { Promotion, RewardByKind } from '#generated/promotions/types.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { TaxRule } from '../../money/tax.ts';
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
  /** Discounts of the line's own promotions; absent without any, and in orders that predate it. */
  readonly promotions?: readonly OrderPromotion[];
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

/** Data that prices the remaining units of an order when others are canceled or returned. */
export interface OrderPricing {
  /** The promotions that applied, without their conditions about time, place, customer and coupon, which the order met. */
  readonly promotions: readonly {
    readonly id: string;
    readonly document: Omit<Promotion, 'reward'> & { readonly reward: RewardByKind[keyof RewardByKind] };
  }[];
  /** Keyed by line id. */
  readonly lines: Readonly<Record<string, LinePricing>>;
  /** Keyed by shipment id. */
  readonly shipments: Readonly<Record<string, ShipmentPricing>>;
  /** The discount of an employee, with the amount that the year's cap left. */
  readonly associate?: { readonly percent: number; readonly capMinor: Minor };
}

export interface LinePricing {
  readonly categoryIds: readonly string[];
  /** Adjustments by employees, with the line's share of those of the order. */
  readonly adjustedMinor?: Minor;
  /** Price of a gift without its promotion. */
  readonly valueMinor?: Minor;
}

export interface ShipmentPricing {
  /** Price of the chosen method before promotions. */
  readonly priceMinor: Minor;
  /** Price of the least expensive method after promotions. */
  readonly standardMinor: Minor;
  readonly tax: TaxRule;
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
  /** Absent in orders that predate it: their refunds are shares of what was paid for each line. */
  readonly pricing?: OrderPricing;
}
