import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const events = { insert: 'new table as changed_rows', update: 'new table as changed_rows', delete: 'old table as changed_rows' };

/** Notes a change of the whole catalog: a set is shown on the pages of all of its parts. */
const triggers = (table: string): string[] =>
  Object.entries(events).map(
    ([event, rows]) =>
      `create trigger ${table}_${event}_noted after ${event} on ${table} referencing ${rows} for each statement execute function note_catalog_change()`,
  );

const statements = [
  `create table product_sets (
    id text primary key check (id ~ '^S[0-9]{6}$'),
    brand text not null, position int not null, picture text not null, withdrawn boolean not null default false
  )`,
  `create table product_set_texts (
    set_id text not null references product_sets (id) on delete cascade,
    language text not null, name text not null, slug text not null, tagline text not null, description text not null,
    primary key (set_id, language)
  )`,
  // A style that leaves the catalog leaves its sets.
  `create table product_set_parts (
    set_id text not null references product_sets (id) on delete cascade,
    position int not null,
    style_id text not null references styles (id) on delete cascade,
    color_code text not null, qty int not null check (qty > 0),
    primary key (set_id, position)
  )`,
  'create index product_set_parts_by_style on product_set_parts (style_id)',
  ...['product_sets', 'product_set_texts', 'product_set_parts'].flatMap(triggers),
  // Finds the orders that hold a style.
  `create index orders_by_style on orders using gin (jsonb_path_query_array(content, '$.rows[*].item.masterId'))`,
];

/** Products that are sold together, and which were ordered together. */
export const productSets: Migration = {
  name: '046-product-sets',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
