import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `alter table styles add column custom_amounts jsonb`,
  `alter table saved_items
    add column gift_card_minor int,
    add column gift_key text not null default '',
    drop constraint saved_items_once,
    add constraint saved_items_once unique (list_id, sku, recipe_id, precreated_customs_code, gift_key)`,
];

/** Gift cards of an amount that the buyer chooses, in the catalog and among saved items. */
export const giftCards: Migration = {
  name: '075-gift-cards',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
