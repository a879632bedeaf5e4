import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Styles that one statement may change before it counts as a change of the whole catalog. */
const MOST_STYLES = 50;

const replaceTrigger = (name: string, body: string): string =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

const noteStyles = (styles: string): string => `
  insert into catalog_changes (part)
    select distinct case when count(*) over () > ${MOST_STYLES} then 'catalog' else 'product:' || changed.style end
    from (${styles}) changed;`;

const notePart = (part: string): string =>
  `if exists (select 1 from changed_rows) then insert into catalog_changes (part) values ('${part}'); end if;`;

const noteByStyle = (table: string, column: string): string =>
  replaceTrigger(`note_${table}_change`, noteStyles(`select distinct r.${column} as style from changed_rows r`));

const statements = [
  'alter table colours rename to colors',
  'alter table colourways rename to colorways',
  ...['colorways', 'variants', 'prices'].map((table) => `alter table ${table} rename column colour_code to color_code`),
  'alter table catalogue_changes rename to catalog_changes',
  `update catalog_changes set part = 'catalog' where part = 'catalogue'`,
  'alter function note_catalogue_change() rename to note_catalog_change',
  'alter function note_colourways_change() rename to note_colorways_change',
  replaceTrigger('note_catalog_change', notePart('catalog')),
  replaceTrigger('note_listings_change', notePart('listings')),
  replaceTrigger(
    'note_stock_change',
    noteStyles('select distinct v.style_id as style from changed_rows r join variants v on v.sku = r.sku'),
  ),
  noteByStyle('styles', 'id'),
  ...['style_texts', 'colorways', 'variants', 'prices'].map((table) => noteByStyle(table, 'style_id')),
];

/** Names of tables, columns and trigger functions follow the American spelling of the code. */
export const americanSpelling: Migration = {
  name: '037-american-spelling',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
