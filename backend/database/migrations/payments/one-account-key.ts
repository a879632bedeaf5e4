import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `drop index value_accounts_of_customer`,
  `create index value_accounts_of_customer on value_accounts (customer_id, kind, year) where kind in ('points', 'athlete_credit')`,
];

/**
 * Leaves the id, which is computed from the customer and the year, as the only key of such an account: "on conflict (id)" of two requests at
 * once fails on a second unique index.
 */
export const oneAccountKey: Migration = {
  name: '079-one-account-key',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
