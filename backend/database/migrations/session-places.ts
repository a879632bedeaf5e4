import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Sessions know from which country and city somebody signed in, where the network in front of the shop reports it. */
export const sessionPlaces: Migration = {
  name: '041-session-places',
  up: async (transaction) => {
    await sql.raw(`alter table sessions add column country text, add column city text`).execute(transaction);
  },
};
