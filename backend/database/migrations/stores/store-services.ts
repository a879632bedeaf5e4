import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';
import { positionColumn } from './position-column.ts';

/** What stores offer and when, and who sells in them. */
export const storeServices: Migration = {
  name: '068-store-services',
  up: async (transaction) => {
    // Both are trusted: the owner of a database may create them.
    for (const extension of ['cube', 'btree_gist']) await sql`create extension if not exists ${sql.ref(extension)}`.execute(transaction);
    await sql`alter table stores
      add column time_zone text not null default 'UTC',
      add column services text[] not null default '{}',
      add column special_days jsonb not null default '[]',
      add column closed boolean not null default false,
      add column pickup_cut_off text not null default '17:00',
      add column pickup_minutes int not null default 120 check (pickup_minutes >= 0),
      ${positionColumn('add column')}`.execute(transaction);
    await sql`create index stores_by_position on stores using gist (brand, position)`.execute(transaction);
    // Without the quantity, so that a change of it touches no index.
    await sql`create index stock_of_location on stock (location, sku)`.execute(transaction);
    await sql`create table store_employees (
      id text primary key,
      store_id text not null references stores (id) on delete cascade,
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('associate', 'manager')),
      pin_hash text not null
    )`.execute(transaction);
    await sql`create index store_employees_of_store on store_employees (store_id)`.execute(transaction);
  },
};
