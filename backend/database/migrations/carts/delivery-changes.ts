import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Deliveries that the shop has changed, until the shopper accepts them or chooses others. */
export const deliveryChanges: Migration = {
  name: '073-delivery-changes',
  up: async (transaction) => {
    await sql`alter table carts add column delivery_changes jsonb not null default '[]'`.execute(transaction);
  },
};
