import type { InStoreSalesInfo } from '#generated/openapi/cart.ts';
import type { Address, GiftOption, PromoSummaryEntry } from '#generated/openapi/shared.ts';
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
}

/** All of an order that never changes once it is placed. */
export interface OrderContent {
  readonly rows: readonly OrderLine[];
  readonly shipments: readonly OrderShipment[];
  readonly amounts: Amounts;
  readonly taxIncluded: boolean;
  /** Null where nothing goes to an address. */
  readonly billingAddress: Address | null;
  readonly promoSummary: readonly PromoSummaryEntry[];
  readonly inStoreSalesInfo?: InStoreSalesInfo;
}
