import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Sessions with the payment partner that are over are forgotten by the daily purge. */
export const paymentSessionAge: Migration = {
  name: '016-payment-session-age',
  up: async (transaction) => {
    await sql`create index payment_sessions_by_expiry on payment_sessions (expires_at)`.execute(transaction);
  },
};
