import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Finds the orders of a person by the normalized email address, as selectMailbox computes it. */
export const ordersByMailbox: Migration = {
  name: '003-orders-by-mailbox',
  up: async (transaction) => {
    await sql`create index orders_by_mailbox on orders (regexp_replace(lower(email), '\\+[^@]*@', '@'))`.execute(transaction);
  },
};
