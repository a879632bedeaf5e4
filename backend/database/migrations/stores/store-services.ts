import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** What stores offer and when, and who sells in them. */
export const storeServices: Migration = {
  name: '068-store-services',
  up: async (transaction) => {
    await sql`alter table stores
      add column time_zone text not null default 'UTC',
      add column services text[] not null default '{}',
      add column special_days jsonb not null default '[]',
      add column closed boolean not null default false,
      add column pickup_cut_off text not null default '17:00',
      add column pickup_minutes int not null default 120 check (pickup_minutes >= 0)`.execute(transaction);
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
