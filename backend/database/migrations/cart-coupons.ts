import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Carts hold the coupons that were entered, and the gifts that were chosen. */
export const cartCoupons: Migration = {
  name: '061-cart-coupons',
  up: async (transaction) => {
    await sql`alter table carts
      add column coupons jsonb not null default '[]', add column bonus_choices jsonb not null default '[]'`.execute(transaction);
  },
};
