import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The country and city of each sign-in, if the network in front of the shop reports them. */
export const sessionPlaces: Migration = {
  name: '041-session-places',
  up: async (transaction) => {
    await sql.raw(`alter table sessions add column country text, add column city text`).execute(transaction);
  },
};
