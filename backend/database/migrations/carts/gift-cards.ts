import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `alter table styles add column custom_amounts jsonb`,
  `alter table saved_items
    add column gift_card_minor int,
    add column gift_key text not null default '',
    drop constraint saved_items_once,
    add constraint saved_items_once unique (list_id, sku, recipe_id, precreated_customs_code, gift_key)`,
  `create index value_accounts_of_order on value_accounts ((details ->> 'orderId')) where kind = 'gift_card'`,
  // PINs that were tried without success, until the right one.
  `create table pin_trials (
    account_id uuid primary key references value_accounts (id) on delete cascade,
    trials int not null,
    began_at timestamptz not null
  )`,
];

/** Gift cards of an amount that the buyer chooses, cards of an order, and wrong PINs. */
export const giftCards: Migration = {
  name: '075-gift-cards',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
