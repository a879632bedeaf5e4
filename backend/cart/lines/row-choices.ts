import { sql, type Kysely } from 'kysely';
import type { ItemVariant } from '#generated/openapi/cart.ts';
import type { Sellable, Sibling } from '../../catalog/sellable.ts';
import type { Tables } from '../../database/tables.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';

/** Other variants of a style: its highest prices, and the choices for a row in its color. */
export interface RowChoices {
  readonly highCurrentMinor: Minor | null;
  readonly highOriginalMinor: Minor | null;
  readonly variants: readonly ItemVariant[];
}

interface Found extends Sibling {
  readonly product_id: string;
  readonly color_code: string;
  readonly high_current: number | null;
  readonly high_original: number | null;
}

const toVariant = ({ sku, size, fit, available }: Sibling, color: string): ItemVariant => ({
  id: sku,
  attributes: { color, size, ...(fit && { fitType: fit }) },
  productInventoryState: available ? 'InStock' : 'OutOfStock',
});

const toVariants = (siblings: readonly Sibling[], color: string): ItemVariant[] =>
  color === '' ? [] : siblings.filter(({ size }) => size !== '').map((sibling) => toVariant(sibling, color));

/** Products of rows whose variant has left the catalog; the product may still exist. */
async function readProductsOfMissingVariants(db: Kysely<Tables>, siteId: string, lines: readonly CartLine[]): Promise<readonly Found[]> {
  if (lines.length === 0) return [];
  const styles = [...new Set(lines.map(({ description }) => description.masterId))];
  const products = [...new Set(lines.map(({ description }) => description.productId))];
  const { rows } = await sql<Found>`select v.sku, v.style_id || v.color_code as product_id, v.color_code, v.size, v.fit,
      coalesce(k.quantity, 0) > 0 as available, h.high_current, h.high_original
    from variants v
    left join stock k on k.sku = v.sku and k.location = ${siteId}
    left join (
      select style_id, max(current_minor) as high_current, max(original_minor) as high_original
      from prices where site_id = ${siteId} and style_id = any(${styles}::text[]) group by style_id
    ) h on h.style_id = v.style_id
    where v.style_id = any(${styles}::text[]) and v.style_id || v.color_code = any(${products}::text[])
    order by v.position`.execute(db);
  return rows;
}

/**
 * Reads the choices by product id from the variants that were read for the rows. Runs a statement only if a variant has left the catalog.
 */
export async function readRowChoices(
  db: Kysely<Tables>,
  siteId: string,
  lines: readonly CartLine[],
  sellables: ReadonlyMap<string, Sellable>,
): Promise<Map<string, RowChoices>> {
  const choices = new Map<string, RowChoices>();
  const lost = lines.filter(({ sku }) => !sellables.has(sku));
  for (const [product, rows] of Map.groupBy(await readProductsOfMissingVariants(db, siteId, lost), (row) => row.product_id)) {
    const { high_current: highCurrentMinor, high_original: highOriginalMinor, color_code: color } = rows[0] as Found;
    choices.set(product, { highCurrentMinor, highOriginalMinor, variants: toVariants(rows, color) });
  }
  for (const { sku } of lines) {
    const sellable = sellables.get(sku);
    if (!sellable || choices.has(sellable.productId)) continue;
    const { highCurrentMinor, highOriginalMinor, siblings, colorCode } = sellable;
    choices.set(sellable.productId, { highCurrentMinor, highOriginalMinor, variants: toVariants(siblings, colorCode) });
  }
  return choices;
}
