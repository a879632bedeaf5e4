import type { InStoreSalesInfo } from '#generated/openapi/cart.ts';
import type { Address, Contact, GiftOption, MaskedCard, PromoSummaryEntry, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { Amounts, RowAmounts } from '../../money/totals.ts';
import type { ItemDescription } from './cart-document.ts';

/** A way to deliver a shipment; its price is for the whole of it. */
export interface DeliveryMethod {
  readonly code: Extract<ShippingMethodCode, 'standard' | 'express' | 'digital' | 'pickup'>;
  readonly label: string;
  readonly deliveryTime: string;
  readonly priceMinor: Minor;
}

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
  readonly shipment: string;
  readonly giftOption?: GiftOption;
}

/** All of an order that never changes once it is placed. */
export interface OrderContent {
  readonly rows: readonly OrderLine[];
  readonly shipments: readonly { readonly id: string; readonly method: DeliveryMethod }[];
  readonly amounts: Amounts;
  readonly taxIncluded: boolean;
  readonly shippingAddress: Address | null;
  /** Null where everything is digital. */
  readonly billingAddress: Address | null;
  /** Of the digital goods; absent in orders of before there were contacts. */
  readonly contact?: Contact | null;
  readonly payment: { readonly id: string; readonly card: MaskedCard; readonly amountMinor: Minor };
  readonly promoSummary: readonly PromoSummaryEntry[];
  readonly inStoreSalesInfo?: InStoreSalesInfo;
}
