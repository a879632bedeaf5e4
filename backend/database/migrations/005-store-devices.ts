import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Devices on which the associates of a store sign in. */
export const storeDevices: Migration = {
  name: '005-store-devices',
  up: async (transaction) => {
    await sql`create table store_devices (
      id uuid primary key,
      store_id text not null references stores (id) on delete cascade,
      name text not null,
      token_hash text not null unique,
      enrolled_by text not null,
      enrolled_at timestamptz not null,
      used_at timestamptz
    )`.execute(transaction);
    await sql`create index store_devices_of_store on store_devices (store_id, enrolled_at desc)`.execute(transaction);
  },
};
