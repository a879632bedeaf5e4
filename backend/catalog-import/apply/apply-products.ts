import { sql, type Transaction } from 'kysely';
import { syncRows, upsertRows } from '../../database/sync-rows.ts';
import type { Tables } from '../../database/tables.ts';
import type { ImportOptions } from '../import-options.ts';
import type { ImportedProduct } from '../imported-product.ts';
import { assignCategories } from './assign-categories.ts';
import { assignColors } from './assign-colors.ts';
import { assignStyles } from './assign-styles.ts';
import { addProductRows, createProductRows } from './product-rows.ts';

export interface ApplyContext {
  readonly importId: string;
  readonly options: ImportOptions;
  readonly now: Date;
}

/** The shop owns reviews and the date of the first sale; imports do not change them. */
const shopOwnedColumns = [
  'rating_score',
  'rating_count',
  'released_on',
  'rank',
  'badge',
  'eyebrow',
  'size_chart',
  'features',
  'max_qty',
  'notify_me',
];

/**
 * Writes products with all their data, and skips products that have not changed.
 * @returns The number of products written.
 */
export async function applyProducts(
  transaction: Transaction<Tables>,
  products: readonly ImportedProduct[],
  { importId, options, now }: ApplyContext,
): Promise<number> {
  const assigned = await assignStyles(transaction, options.source, products);
  const changed = assigned.filter(({ stored, contentHash }) => stored?.contentHash !== contentHash);
  const of = changed.map(({ product }) => product);
  const colorCodes = await assignColors(transaction, of, options);
  const categoriesOf = await assignCategories(
    transaction,
    of.map(({ categoryPath }) => categoryPath),
    options,
  );
  const rows = createProductRows();
  for (const each of changed) addProductRows(rows, each, { options, now, colorCodes, categoriesOf });
  const owners = changed.map(({ styleId }) => styleId);
  const owner = ['style_id', owners] as const;
  await upsertRows(transaction, 'styles', rows.styles, { key: ['id'], initial: shopOwnedColumns });
  await upsertRows(transaction, 'style_texts', rows.style_texts, { key: ['style_id', 'language'] });
  await syncRows(transaction, 'style_categories', rows.style_categories, { key: ['style_id', 'category_id'], owner });
  await syncRows(transaction, 'colorways', rows.colorways, { key: ['style_id', 'color_code'], owner });
  // Existing variants retain their row of stock with its reservations.
  const stocked = rows.stock.map(({ sku }) => sku);
  await sql`delete from stock where sku in (select sku from variants where style_id = any(${owners}::text[]))
    and sku <> all(${stocked}::text[]) and location = any(${options.sites.map(({ id }) => id)}::text[])`.execute(transaction);
  await syncRows(transaction, 'variants', rows.variants, { key: ['sku'], owner });
  await syncRows(transaction, 'prices', rows.prices, { key: ['style_id', 'site_id', 'color_code'], owner });
  await syncRows(transaction, 'scheduled_prices', rows.scheduled_prices, { key: ['style_id', 'site_id', 'color_code'], owner });
  await upsertRows(transaction, 'stock', rows.stock, { key: ['sku', 'location'] });
  const pictures = [...new Map(rows.imported_pictures.map((row) => [row.id, row])).values()];
  await upsertRows(transaction, 'imported_pictures', pictures, { key: ['id'] });
  const marks = assigned.map(({ product, styleId, contentHash, stored }) => ({
    source: options.source,
    key: product.key,
    style_id: styleId,
    content_hash: contentHash,
    languages: [...new Set([...(stored?.languages ?? []), options.language])],
    import_id: importId,
  }));
  await upsertRows(transaction, 'imported_styles', marks, { key: ['source', 'key'] });
  return changed.length;
}
