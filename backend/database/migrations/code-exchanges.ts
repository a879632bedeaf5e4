import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // While an exchange is in progress: when it began, which is also what marks the code as its own.
  `alter table authorization_codes add column claimed_at timestamptz`,
  // Session that created a code for another site. Codes of sign-ins have none.
  `alter table authorization_codes add column usid text`,
];

/** Exchanges in progress, and codes for other sites of a brand. */
export const codeExchanges: Migration = {
  name: '039-code-exchanges',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
