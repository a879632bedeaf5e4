import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  `alter table programme_memberships add column spend_year int`,
  // What was there was always of the present year.
  `update programme_memberships set spend_year = extract(year from now() at time zone 'utc')`,
  `alter table programme_memberships alter column spend_year set not null`,
];

/** Caps and credits are yearly: what has been spent is of a year. */
export const spendYears: Migration = {
  name: '028-spend-years',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
