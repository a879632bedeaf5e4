import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Carts hold the coupons that were entered, the gifts that were chosen, and the total that the shopper was last shown. */
export const cartCoupons: Migration = {
  name: '061-cart-coupons',
  up: async (transaction) => {
    await sql`alter table carts
      add column coupons jsonb not null default '[]', add column bonus_choices jsonb not null default '[]', add column shown_total_minor int`.execute(
      transaction,
    );
  },
};
