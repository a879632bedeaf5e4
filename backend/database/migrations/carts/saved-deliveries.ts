import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** How saved items were to be delivered, and the designs that make them different items; an empty design is none. */
export const savedDeliveries: Migration = {
  name: '070-saved-deliveries',
  up: async (transaction) => {
    await sql`alter table saved_items
      add column delivery jsonb,
      add column recipe_id text not null default '',
      add column precreated_customs_code text not null default '',
      drop constraint saved_items_list_id_sku_key,
      add constraint saved_items_once unique (list_id, sku, recipe_id, precreated_customs_code)`.execute(transaction);
  },
};
