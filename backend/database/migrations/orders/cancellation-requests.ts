import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Requests of cancellations, so that the same key with another request is rejected, and their reasons are known. */
export const cancellationRequests: Migration = {
  name: '083-cancellation-requests',
  up: async (transaction) => {
    await sql`alter table order_events add column request jsonb`.execute(transaction);
  },
};
