import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Digital goods go to a contact, without an address. */
export const cartContacts: Migration = {
  name: '009-cart-contacts',
  up: async (transaction) => {
    await sql`alter table carts add column contact jsonb`.execute(transaction);
  },
};
