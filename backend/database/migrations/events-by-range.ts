import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Events come in the order of their age, so that ranges of pages tell the old from the young, and a page view pays for no entry in a tree. */
export const eventsByRange: Migration = {
  name: '029-events-by-range',
  up: async (transaction) => {
    await sql`drop index record_events_by_age`.execute(transaction);
    await sql`create index record_events_by_age on record_events using brin (recorded_at)`.execute(transaction);
  },
};
