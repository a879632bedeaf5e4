import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // When an order is settled is its job's to know.
  `drop index orders_to_settle`,
  `alter table orders drop constraint orders_settled_check, drop column settle_after, drop column settle_attempts`,
  `create index orders_unsettled on orders (state) where state in ('reserving', 'confirming', 'releasing')`,
  // Nobody was there to send them; whoever looks for them finds them here still.
  `update outbox set sent_at = created_at where sent_at is null`,
  `drop index outbox_unsent`,
];

/** Mails are sent and orders are settled by jobs. */
export const jobsAndRetention: Migration = {
  name: '013-jobs-and-retention',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
