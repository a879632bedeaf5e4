import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportedProduct } from '../imported-product.ts';

export interface AssignedProduct {
  readonly product: ImportedProduct;
  readonly styleId: string;
  readonly contentHash: string;
  /** Undefined for a new product. */
  readonly stored?: { readonly contentHash: string; readonly languages: readonly string[] };
}

/** X and seven letters or digits derived from the product's key. */
function createStyleId(source: string, key: string, attempt: number): string {
  const digest = createHash('sha256').update(`${source}\n${key}\n${attempt}`).digest();
  return `X${(digest.readUInt32BE() * 4096 + digest.readUInt16BE(4)).toString(36).toUpperCase().padStart(9, '0').slice(-7)}`;
}

const attempts = [0, 1, 2, 3, 4, 5, 6, 7];

/** Finds the style of each product, or assigns an unused id. */
export async function assignStyles(
  transaction: Transaction<Tables>,
  source: string,
  products: readonly ImportedProduct[],
): Promise<AssignedProduct[]> {
  const known = await transaction
    .selectFrom('imported_styles')
    .selectAll()
    .where('source', '=', source)
    .where('key', '=', sql<string>`any(${products.map(({ key }) => key)}::text[])`)
    .execute();
  const byKey = new Map(known.map((row) => [row.key, row]));
  const candidates = products.filter(({ key }) => !byKey.has(key)).flatMap(({ key }) => attempts.map((n) => createStyleId(source, key, n)));
  const taken = await transaction
    .selectFrom('styles')
    .select('id')
    .where('id', '=', sql<string>`any(${candidates}::text[])`)
    .execute();
  const used = new Set(taken.map(({ id }) => id));
  return products.map((product) => {
    const contentHash = createHash('sha256').update(JSON.stringify(product)).digest('base64url').slice(0, 22);
    const stored = byKey.get(product.key);
    if (stored) {
      const { style_id: styleId, content_hash, languages } = stored;
      return { product, contentHash, styleId, stored: { contentHash: content_hash, languages } };
    }
    const styleId = attempts.map((n) => createStyleId(source, product.key, n)).find((id) => !used.has(id));
    if (styleId === undefined) throw new Error(`[cairn] [import] no id is free for "${product.key}".`);
    used.add(styleId);
    return { product, contentHash, styleId };
  });
}
