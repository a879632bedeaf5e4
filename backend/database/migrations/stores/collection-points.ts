import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';
import { positionColumn } from './position-column.ts';

/** Places of carriers that hand out parcels. */
export const collectionPoints: Migration = {
  name: '069-collection-points',
  up: async (transaction) => {
    await sql`create table collection_points (
      id text primary key,
      carrier text not null,
      name text not null,
      address_line1 text not null, city text not null, region text, postal_code text not null, country text not null,
      latitude double precision not null, longitude double precision not null,
      hours jsonb not null,
      ${positionColumn('')}
    )`.execute(transaction);
    await sql`create index collection_points_by_position on collection_points using gist (country, position)`.execute(transaction);
  },
};
