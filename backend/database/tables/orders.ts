import type { OrderContent } from '../documents/order-document.ts';
import type { OrderTender } from '../documents/tender-document.ts';
import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export type OrderState = 'reserving' | 'authenticating' | 'confirming' | 'releasing' | 'finalised' | 'cancelled';

export interface OrderTables {
  orders: {
    id: string;
    /** What the shopper reads. */
    number: string;
    customer_id: string;
    cart_id: string;
    /** The cart with the items of an order that was cancelled after a challenge. */
    next_cart_id: ColumnType<string | null, string | null | undefined, string | null>;
    idempotency_key: string;
    site_id: string;
    /** The language it was ordered in, e.g. fr-ca. */
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
  };
}
