import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  // A cart is read, locked and changed as a whole, so its rows lie within it.
  `create table carts (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    status text not null check (status in ('open', 'processing', 'ordered')),
    version int not null check (version > 0),
    lines jsonb not null,
    shipping_method text,
    shipping_address jsonb,
    billing_address jsonb,
    payment jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index carts_of_customer on carts (customer_id)`,
];

export const carts: Migration = {
  name: '007-carts',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
