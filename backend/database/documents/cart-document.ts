import type { CartItem, PriceAdjustmentInput } from '#generated/openapi/cart.ts';
import type { GiftOption } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';

/** How the shop describes an item: all of a cart's item that neither time nor quantity changes. */
export type ItemDescription = Pick<
  CartItem,
  'productId' | 'masterId' | 'sku' | 'upc' | 'name' | 'color' | 'size' | 'fitType' | 'pdpUrl' | 'productImageURL' | 'isDigitalProduct'
>;

/** A coupon that the shopper has entered, whether or not it applies now. */
export interface CartCoupon {
  readonly id: string;
  /** Trimmed, in capital letters. */
  readonly code: string;
  /** True if it applied when the shopper last saw the cart, so that an order never loses one unseen. */
  readonly isApplied?: boolean;
}

/** A gift that the shopper has chosen from a promotion's list. */
export interface BonusChoice {
  readonly promotionId: string;
  readonly sku: string;
}

/** Units of an item above the cart's limit when a guest's cart was merged into it. */
export interface LeftOutUnits {
  readonly sku: string;
  readonly name: string;
  readonly units: number;
}

/** A price that an employee has adjusted: of a row, or of the whole order. */
export interface CartAdjustment extends Omit<PriceAdjustmentInput, 'value'> {
  readonly id: string;
  /** Minor units, or hundredths of a percent. */
  readonly value: number;
  /** Name of the employee. */
  readonly by: string;
  /** Percent of the price that the employee may take off. */
  readonly mostPercent: number;
}

export interface CartLine {
  /** itemId of calls. */
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
  /** The unit's price as the shopper was last shown it, so that a change of it is reported once. */
  readonly shownMinor: Minor;
  /** As it was when the line was last changed, for a product that has left the catalog since. */
  readonly description: ItemDescription;
  readonly giftOption?: GiftOption;
  /** Chosen by the buyer of a gift card: the price of a unit. */
  readonly giftCardMinor?: Minor;
  /** Present on a product that the shopper designed. */
  readonly recipeId?: string;
  /** Present on a product with a design of the shop. */
  readonly precreatedCustomsCode?: string;
}
