import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Units that a merge at sign-in left out, reported with the cart until its next change. */
export const unitsLeftOut: Migration = {
  name: '066-units-left-out',
  up: async (transaction) => {
    await sql`alter table carts add column left_out jsonb not null default '[]'`.execute(transaction);
  },
};
