import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Nobody asks for the events of one visitor, and every page view paid for it. */
export const fewerEventIndexes: Migration = {
  name: '019-fewer-event-indexes',
  up: async (transaction) => {
    await sql`drop index record_events_visitor`.execute(transaction);
  },
};
