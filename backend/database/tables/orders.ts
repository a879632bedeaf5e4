import type { Order } from '#generated/openapi/shared.ts';
import type { OrderContent } from '../documents/order-document.ts';
import type { Json, Timestamp } from './columns.ts';

export interface OrderTables {
  orders: {
    id: string;
    /** What the shopper reads, and the payment partner's reference. */
    number: string;
    customer_id: string;
    cart_id: string;
    idempotency_key: string;
    site_id: string;
    /** The language it was ordered in, e.g. fr-ca. */
    locale: string;
    status: Order['status'];
    /** A code of schemas/errors.json. */
    cancel_reason: string | null;
    email: string;
    currency: string;
    total_minor: number;
    content: Json<OrderContent>;
    /** Of the partner, until the payment is settled. */
    payment_token: string | null;
    authorization_id: string | null;
    placed_at: Timestamp;
    settled_at: Timestamp | null;
  };
}
