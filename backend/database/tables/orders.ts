import type { OrderContent } from '../documents/order-document.ts';
import type { OrderTender } from '../documents/tender-document.ts';
import type { Json, Timestamp } from './columns.ts';

export type OrderState = 'reserving' | 'confirming' | 'releasing' | 'finalised' | 'cancelled';

export interface OrderTables {
  orders: {
    id: string;
    /** What the shopper reads. */
    number: string;
    customer_id: string;
    cart_id: string;
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
