import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  `create sequence order_numbers`,
  `create table orders (
    id uuid primary key,
    number text not null unique,
    customer_id uuid not null references customers (id),
    cart_id uuid not null references carts (id),
    idempotency_key uuid not null,
    site_id text not null,
    locale text not null,
    status text not null check (status in ('processing', 'finalised', 'cancelled')),
    cancel_reason text,
    email text not null,
    currency text not null,
    total_minor int not null check (total_minor >= 0),
    content jsonb not null,
    payment_token text,
    authorization_id text,
    placed_at timestamptz not null,
    settled_at timestamptz,
    unique (customer_id, idempotency_key)
  )`,
  // A cart may be tried again after a payment that failed, but it is ordered once.
  `create unique index orders_one_a_cart on orders (cart_id) where status <> 'cancelled'`,
  `create index orders_in_processing on orders (placed_at) where status = 'processing'`,
];

export const orders: Migration = {
  name: '008-orders',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
