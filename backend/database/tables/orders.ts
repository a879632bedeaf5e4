import type { OrderContent } from '../documents/order-document.ts';
import type { OrderTender } from '../documents/tender-document.ts';
import type { OrderProgress } from '#generated/openapi/shared.ts';
import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export type OrderState = 'reserving' | 'authenticating' | 'confirming' | 'releasing' | 'finalised' | 'cancelled';

export interface OrderTables {
  orders: {
    id: string;
    /** The number that the shopper sees. */
    number: string;
    customer_id: string;
    cart_id: string;
    /** The cart with the items of an order that was canceled after a challenge. */
    next_cart_id: ColumnType<string | null, string | null | undefined, string | null>;
    idempotency_key: string;
    site_id: string;
    /** The locale of the order, e.g. fr-ca. */
    locale: string;
    state: OrderState;
    /** A code of schemas/errors.json. */
    cancel_reason: string | null;
    email: string;
    currency: string;
    total_minor: number;
    content: Json<OrderContent>;
    tenders: Json<readonly OrderTender[]>;
    placed_at: Timestamp;
    settled_at: Timestamp | null;
    /** Null until the order is paid. */
    progress: ColumnType<OrderProgress | null, OrderProgress | null | undefined, OrderProgress | null>;
    /** YYYY-MM-DD: the expected arrival of its last unit; null once all have arrived. */
    expected_on: ColumnType<string | null, string | null | undefined, string | null>;
    /** When the account of its customer was erased. From then on only customer service and fulfillment find the order. */
    erased_at: ColumnType<Date | null, Date | undefined, Date>;
    /** When the personal data of an erased order was removed, once the order had ended. */
    anonymized_at: ColumnType<Date | null, Date | undefined, Date>;
    /** The sum of its refunds, including pending ones. */
    refunded_minor: ColumnType<number, number | undefined, number>;
  };
}
