import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

export const stock: Migration = {
  name: '005-stock',
  up: async (transaction) => {
    await sql`create table stores (
      id text primary key,
      brand text not null, name text not null,
      address_line1 text not null, city text not null, region text, postal_code text not null, country text not null,
      phone text not null, latitude double precision not null, longitude double precision not null,
      hours jsonb not null
    )`.execute(transaction);
    await sql`create index stores_of_brand on stores (brand, country)`.execute(transaction);
    // A location is a site or a store. A variant that a place never had has no row there.
    await sql`create table stock (
      sku text not null,
      location text not null,
      quantity int not null check (quantity >= 0),
      primary key (sku, location)
    )`.execute(transaction);
  },
};
