import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // Counts of what is let through, by rate and subject; times are milliseconds since 1970.
  `create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create index rate_limits_by_expiry on rate_limits (expire)`,
  // What was mailed to an address lately.
  `create index outbox_of_recipient on outbox (recipient, created_at)`,
  // What has outlived its use, oldest first.
  `create index outbox_by_age on outbox (created_at)`,
  `create index record_events_by_age on record_events (recorded_at)`,
  `create index carts_by_age on carts (updated_at) where status = 'open'`,
  `create index guests_by_age on customers (created_at, id) where role = 'guest' and email is null`,
  // What is asked before a customer or a cart goes.
  `create index refresh_tokens_of_customer on refresh_tokens (customer_id)`,
  `create index orders_of_cart on orders (cart_id)`,
];

/** Counts that hosts share, and the ways by which old rows are found. */
export const limitsAndRetention: Migration = {
  name: '015-limits-and-retention',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
