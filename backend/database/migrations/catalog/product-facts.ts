import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Weight, composition and the last day of a reduced price. A catalog may know none of them. */
export const productFacts: Migration = {
  name: '044-product-facts',
  up: async (transaction) => {
    await sql
      .raw(
        `alter table styles
          add column weight_grams integer check (weight_grams > 0),
          add column composition jsonb not null default '[]',
          add column sale_ends_on date`,
      )
      .execute(transaction);
  },
};
