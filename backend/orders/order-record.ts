import type { Kysely, Selectable } from 'kysely';
import type { Address, GiftOption, InStoreSalesInfo, MaskedCard, PromoSummaryEntry } from '#generated/openapi/cart.ts';
import type { ItemDescription } from '../cart/cart-record.ts';
import type { Method } from '../cart/shipping-methods.ts';
import type { Tables } from '../database/tables.ts';
import type { Minor } from '../money/minor-units.ts';
import type { Amounts, RowAmounts } from '../money/totals.ts';

/** A row of the cart as it was ordered; amounts in minor units. */
export interface OrderRow {
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
  readonly rows: readonly OrderRow[];
  readonly shipments: readonly { readonly id: string; readonly method: Method }[];
  readonly amounts: Amounts;
  readonly taxIncluded: boolean;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address;
  readonly payment: { readonly id: string; readonly card: MaskedCard; readonly amountMinor: Minor };
  readonly promoSummary: readonly PromoSummaryEntry[];
  readonly inStoreSalesInfo?: InStoreSalesInfo;
}

export type OrderRecord = Selectable<Tables['orders']>;

/** The order of a customer's id and key, or of the cart where it is ordered or being so; the key's own first. */
export async function findOrder(db: Kysely<Tables>, customerId: string, key: string, cartId: string): Promise<OrderRecord | undefined> {
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([where('idempotency_key', '=', key), where.and([where('cart_id', '=', cartId), where('status', '<>', 'cancelled')])]),
    )
    .execute();
  return found.find(({ idempotency_key }) => idempotency_key === key) ?? found[0];
}
