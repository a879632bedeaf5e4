import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Units up to which a variant counts as nearly gone; the product page counts down from the same number (commerce/product/stock.ts). */
const FEW = 4;

/** Listings show how scarce a style is, which follows from its fullest variant: the others cannot change it. */
const noteScarcity = `create function note_scarcity_change() returns trigger language plpgsql as $$ begin
  insert into catalog_changes (part) select 'listings' where exists (
    select 1 from changed_rows r join old_rows o on o.sku = r.sku and o.location = r.location
    where scarcity(r.quantity) is distinct from scarcity(o.quantity) and not exists (
      select 1 from variants own join variants other on other.style_id = own.style_id and other.sku <> own.sku
      join stock k on k.sku = other.sku and k.location = r.location
      where own.sku = r.sku and k.quantity > case when greatest(r.quantity, o.quantity) > ${FEW} then ${FEW} else 0 end
        and not exists (select 1 from changed_rows c where c.sku = k.sku and c.location = k.location)));
  return null; end $$`;

const statements = [
  `create function scarcity(units int) returns text language sql immutable as
    $$ select case when coalesce(units, 0) <= 0 then 'SOLD OUT' when units <= ${FEW} then 'LOW STOCK' end $$`,
  noteScarcity,
  `create trigger stock_scarcity_noted after update on stock referencing new table as changed_rows old table as old_rows
    for each statement execute function note_scarcity_change()`,
  ...['insert', 'delete'].map(
    (event) =>
      `create trigger stock_${event}_listings_noted after ${event} on stock
        referencing ${event === 'insert' ? 'new' : 'old'} table as changed_rows for each statement execute function note_listings_change()`,
  ),
];

/** Eyebrows of scarce products follow from their stock. */
export const scarcity: Migration = {
  name: '056-scarcity',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
