import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements: readonly string[] = [
  `alter table accounts add column email_confirmed_at timestamptz`,
  // Accounts of the first release were never asked to confirm their address.
  `update accounts set email_confirmed_at = created_at`,
  `alter table mailed_links drop constraint mailed_links_purpose_check`,
  `alter table mailed_links add constraint mailed_links_purpose_check check (purpose in
    ('password-reset', 'subscription', 'stock-notification', 'email-confirmation', 'email-change', 'email-undo'))`,
];

/** The confirmation and the change of an account's email address. */
export const emailConfirmation: Migration = {
  name: '004-email-confirmation',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
