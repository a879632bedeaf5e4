import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `create table saved_lists (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    unique (customer_id, site_id)
  )`,
  `create table saved_items (
    id uuid primary key,
    list_id uuid not null references saved_lists (id) on delete cascade,
    sku text not null,
    qty int not null check (qty > 0),
    saved_minor int not null,
    description jsonb not null,
    gift_option jsonb,
    saved_at timestamptz not null,
    unique (list_id, sku)
  )`,
  `create index saved_items_newest on saved_items (list_id, saved_at desc, id desc)`,
  `create index saved_items_by_age on saved_items (saved_at)`,
];

/** Items of carts that were saved for later. */
export const savedItems: Migration = {
  name: '063-saved-items',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
