import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Employees may decline the terms of their discount. */
export const declinedTerms: Migration = {
  name: '040-declined-terms',
  up: async (transaction) => {
    await sql.raw(`alter table programme_memberships add column terms_declined_at timestamptz`).execute(transaction);
  },
};
