import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Styles that one statement may change before it counts as a change of the whole catalogue. */
const MOST_STYLES = 50;

/** Tables of which a page shows only what belongs to its style, with the column that names it. */
const ofStyles = { styles: 'id', style_texts: 'style_id', colourways: 'style_id', variants: 'style_id', prices: 'style_id' };
/** The read model of category and search pages. */
const ofListings = ['listings', 'facet_values', 'search_words'];
/** What any page of the catalogue may show: names on the way to it, colours. */
const ofAll = ['categories', 'category_texts', 'colours', 'style_categories'];

const note = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

/** Each of a statement's styles, or the whole catalogue where they are many. */
const noteStyles = (styles: string): string => `
  insert into catalogue_changes (part)
    select distinct case when count(*) over () > ${MOST_STYLES} then 'catalogue' else 'product:' || changed.style end
    from (${styles}) changed;`;

const events = { insert: 'new table as changed_rows', update: 'new table as changed_rows', delete: 'old table as changed_rows' };

/** A trigger for each kind of change: one that sees the changed rows can have but one. */
const triggers = (table: string, name: string): string[] =>
  Object.entries(events).map(
    ([event, rows]) =>
      `create trigger ${table}_${event}_noted after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`,
  );

const statements = [
  // Who reads asks for what was written since by transaction: numbers alone would miss those that commit late.
  `create table catalogue_changes (
    id bigint generated always as identity primary key,
    part text not null,
    transaction xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default now()
  )`,
  `create index catalogue_changes_by_transaction on catalogue_changes (transaction)`,
  `create index catalogue_changes_by_age on catalogue_changes (changed_at)`,
  note(
    'note_catalogue_change',
    `if exists (select 1 from changed_rows) then insert into catalogue_changes (part) values ('catalogue'); end if;`,
  ),
  note(
    'note_listings_change',
    `if exists (select 1 from changed_rows) then insert into catalogue_changes (part) values ('listings'); end if;`,
  ),
  note('note_stock_change', noteStyles('select distinct v.style_id as style from changed_rows r join variants v on v.sku = r.sku')),
  ...Object.entries(ofStyles).flatMap(([table, column]) => [
    note(`note_${table}_change`, noteStyles(`select distinct r.${column} as style from changed_rows r`)),
    ...triggers(table, `note_${table}_change`),
  ]),
  ...ofListings.flatMap((table) => triggers(table, 'note_listings_change')),
  ...ofAll.flatMap((table) => triggers(table, 'note_catalogue_change')),
  ...triggers('stock', 'note_stock_change'),
];

/** What of the catalogue has changed, written by the transaction that changes it, whoever that is. */
export const catalogChanges: Migration = {
  name: '018-catalogue-changes',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
