import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `create table favorite_lists (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    name text not null,
    name_key text not null,
    of_guest boolean not null,
    share_token text unique,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (customer_id, site_id, name_key)
  )`,
  `create index favorite_lists_of_guests on favorite_lists (updated_at) where of_guest`,
  `create table favorite_items (
    list_id uuid not null references favorite_lists (id) on delete cascade,
    style_id text not null,
    color_code text not null,
    qty int not null,
    added_at timestamptz not null,
    price_minor int,
    available boolean not null,
    primary key (list_id, style_id, color_code)
  )`,
  `create index favorite_items_by_age on favorite_items (list_id, added_at)`,
];

export const favorites: Migration = {
  name: '065-favorites',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
