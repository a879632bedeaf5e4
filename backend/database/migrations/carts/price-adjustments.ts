import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Prices that employees have adjusted. */
export const priceAdjustments: Migration = {
  name: '072-price-adjustments',
  up: async (transaction) => {
    await sql`alter table carts add column price_adjustments jsonb not null default '[]'`.execute(transaction);
  },
};
