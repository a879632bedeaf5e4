import type { Cart } from '#generated/openapi/cart.ts';
import type { Address, Contact } from '#generated/openapi/shared.ts';
import type { CartLine, CartPayment } from '../documents/cart-document.ts';
import type { Json, Timestamp } from './columns.ts';

export interface CartTables {
  carts: {
    id: string;
    customer_id: string;
    site_id: string;
    status: Cart['status'];
    /** One more with each change. */
    version: number;
    lines: Json<readonly CartLine[]>;
    /** Null until one is chosen; the cheapest stands in. */
    shipping_method: string | null;
    shipping_address: Json<Address> | null;
    billing_address: Json<Address> | null;
    contact: Json<Contact> | null;
    payment: Json<CartPayment> | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
