import type { Sellable } from '../../catalog/sellable.ts';
import type { CartLine, ItemDescription } from '../../database/documents/cart-document.ts';
import type { CartShipment, DeliveryMethod } from '../../database/documents/shipment-document.ts';
import type { LoyaltyBalance } from '../../loyalty/loyalty-balance.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { Amounts, RowAmounts } from '../../money/totals.ts';
import type { BonusItem, PromotionResult } from '../../promotions/engine/result.ts';
import type { AppliedAdjustment } from '../price-adjustments/apply-adjustments.ts';
import type { AssociateDiscount } from './associate-discount.ts';

/** A discount of level PRODUCT on a row. */
export interface RowPromotion {
  readonly id: string;
  readonly minor: Minor;
}

export interface CartRow {
  readonly line: CartLine;
  /** Absent if the product is no longer sold. */
  readonly sellable: Sellable | undefined;
  readonly item: ItemDescription;
  readonly unitMinor: Minor;
  readonly originalMinor: Minor;
  readonly amounts: RowAmounts;
  readonly promotions: readonly RowPromotion[];
  /** Present on a gift. */
  readonly bonus?: BonusItem;
}

export interface PricedShipment {
  readonly shipment: CartShipment;
  /** After promotions. */
  readonly methods: readonly DeliveryMethod[];
  readonly chosen: DeliveryMethod | undefined;
}

/** True if everything in the cart is a gift card. */
export const hasOnlyGiftCards = ({ rows }: Pick<PricedCart, 'rows'>): boolean =>
  rows.length > 0 && rows.every(({ item }) => item.isDigitalProduct);

export interface PricedCart {
  /** The cart's lines, then gifts. */
  readonly rows: readonly CartRow[];
  /** Shipments with items; for an empty cart the default shipment of the first kind. */
  readonly shipments: readonly PricedShipment[];
  readonly promotions: PromotionResult;
  /** Adjustments by employees, after promotions. */
  readonly adjustments: readonly AppliedAdjustment[];
  readonly amounts: Amounts;
  /** The amount that each tender covers, by its id. */
  readonly coverage: ReadonlyMap<string, Minor>;
  readonly taxIncluded: boolean;
  /** Null for a customer without the discount. */
  readonly associate: AssociateDiscount | null;
  /** Points and credit that the cart's customer can pay with. */
  readonly loyalty: LoyaltyBalance;
}
