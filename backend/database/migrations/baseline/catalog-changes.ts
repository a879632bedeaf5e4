import { LOW_STOCK } from './stores-and-stock.ts';

/** A statement that changes more styles counts as a change of the whole catalog. */
const MAX_STYLES = 50;

/** Tables whose rows are shown only on the pages of one style, with the column that contains its id. */
const styleTables = { styles: 'id', style_texts: 'style_id', colorways: 'style_id', variants: 'style_id', prices: 'style_id' };
/** The read model of category and search pages. */
const listingTables = ['listings', 'facet_values', 'search_words'];
/** Rows of these tables are shown on any page of the catalog: categories, colors, sets. */
const catalogTables = [
  'categories',
  'category_texts',
  'colors',
  'style_categories',
  'product_sets',
  'product_set_texts',
  'product_set_parts',
];

const createFunction = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

/** Notes each changed style, or the whole catalog if there are too many. */
const getNoteStyles = (styles: string): string => `
  insert into catalog_changes (part)
    select distinct case when count(*) over () > ${MAX_STYLES} then 'catalog' else 'product:' || changed.style end
    from (${styles}) changed;`;

const getNotePart = (part: string): string =>
  `if exists (select 1 from changed_rows) then insert into catalog_changes (part) values ('${part}'); end if;`;

const createTrigger = (name: string, event: 'insert' | 'update' | 'delete', table: string, functionName: string): string =>
  `create trigger ${name} after ${event} on ${table} referencing ${event === 'delete' ? 'old' : 'new'} table as changed_rows
    for each statement execute function ${functionName}()`;

/** A trigger with a transition table can have one event only. */
const createTriggers = (table: string, functionName: string): string[] =>
  (['insert', 'update', 'delete'] as const).map((event) => createTrigger(`${table}_${event}_noted`, event, table, functionName));

/** Listings show the scarcity of a style, which depends on its variant with the most units: changes of other variants are ignored. */
const noteScarcity = `
  insert into catalog_changes (part) select 'listings' where exists (
    select 1 from changed_rows r join old_rows o on o.sku = r.sku and o.location = r.location
    where scarcity(r.quantity) is distinct from scarcity(o.quantity) and not exists (
      select 1 from variants own join variants other on other.style_id = own.style_id and other.sku <> own.sku
      join stock k on k.sku = other.sku and k.location = r.location
      where own.sku = r.sku and k.quantity > case when greatest(r.quantity, o.quantity) > ${LOW_STOCK} then ${LOW_STOCK} else 0 end
        and not exists (select 1 from changed_rows c where c.sku = k.sku and c.location = k.location)));`;

/** Triggers that record changes of the catalog, so that every host invalidates its caches, whichever program has changed the rows. */
export const catalogChangeStatements: readonly string[] = [
  // Readers select by transaction: an id alone would miss transactions that commit late.
  `create table catalog_changes (
    id bigint generated always as identity primary key,
    part text not null,
    transaction xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default now()
  )`,
  `create index catalog_changes_by_transaction on catalog_changes (transaction)`,
  `create index catalog_changes_by_age on catalog_changes (changed_at)`,
  createFunction('note_catalog_change', getNotePart('catalog')),
  createFunction('note_listings_change', getNotePart('listings')),
  createFunction(
    'note_stock_change',
    getNoteStyles('select distinct v.style_id as style from changed_rows r join variants v on v.sku = r.sku'),
  ),
  createFunction('note_scarcity_change', noteScarcity),
  ...Object.entries(styleTables).flatMap(([table, column]) => [
    createFunction(`note_${table}_change`, getNoteStyles(`select distinct r.${column} as style from changed_rows r`)),
    ...createTriggers(table, `note_${table}_change`),
  ]),
  ...listingTables.flatMap((table) => createTriggers(table, 'note_listings_change')),
  ...catalogTables.flatMap((table) => createTriggers(table, 'note_catalog_change')),
  ...createTriggers('stock', 'note_stock_change'),
  createTrigger('stock_insert_listings_noted', 'insert', 'stock', 'note_listings_change'),
  createTrigger('stock_delete_listings_noted', 'delete', 'stock', 'note_listings_change'),
  `create trigger stock_scarcity_noted after update on stock referencing new table as changed_rows old table as old_rows
    for each statement execute function note_scarcity_change()`,
];
