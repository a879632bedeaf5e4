import type { CartItem, PriceAdjustmentInput } from '#generated/openapi/cart.ts';
import type { GiftOption } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';

/** Description of an item: all fields of a cart's item that do not depend on time or quantity. */
export type ItemDescription = Pick<
  CartItem,
  'productId' | 'masterId' | 'sku' | 'upc' | 'name' | 'color' | 'size' | 'fitType' | 'pdpUrl' | 'productImageURL' | 'isDigitalProduct'
>;

/** A coupon that the shopper has entered, applied or not. */
export interface CartCoupon {
  readonly id: string;
  /** Trimmed, in capital letters. */
  readonly code: string;
  /** True if the coupon applied when the shopper last saw the cart, so that an order cannot lose it unnoticed. */
  readonly isApplied?: boolean;
}

/** A gift that the shopper has chosen from a promotion's list. */
export interface BonusChoice {
  readonly promotionId: string;
  readonly sku: string;
}

/** Units of an item that are no longer in the cart: above its limit when a guest's cart was merged, or not in stock. */
export interface LeftOutUnits {
  /** Absent for a merge. */
  readonly reason?: 'stock';
  readonly sku: string;
  readonly name: string;
  readonly units: number;
}

/** A price adjustment by an employee: of a row, or of the whole order. */
export interface CartAdjustment extends Omit<PriceAdjustmentInput, 'value'> {
  readonly id: string;
  /** Minor units, or hundredths of a percent. */
  readonly value: number;
  /** Name of the employee. */
  readonly by: string;
  /** Maximum percentage of the price that the employee may take off. */
  readonly maxPercent: number;
}

export interface CartLine {
  /** The itemId of requests. */
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
  /** The unit price that the shopper last saw, so that a change is reported once. */
  readonly shownMinor: Minor;
  /** Description at the last change of the line, for a product that has left the catalog since. */
  readonly description: ItemDescription;
  readonly giftOption?: GiftOption;
  /** The unit price of a gift card whose amount the buyer chose. */
  readonly giftCardMinor?: Minor;
  /** Present on a product that the shopper designed. */
  readonly recipeId?: string;
  /** Present on a product with a design of the shop. */
  readonly precreatedCustomsCode?: string;
}
