import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Ends the sale of products that the source no longer contains. Their styles are retained for reviews, orders and a later return.
 * @returns The number of products.
 */
export async function withdrawProducts(transaction: Transaction<Tables>, source: string, importId: string): Promise<number> {
  const removed = sql`select style_id from imported_styles where source = ${source} and import_id <> ${importId}`;
  await sql`delete from scheduled_prices where style_id in (${removed})`.execute(transaction);
  const { rows } = await sql<{ readonly style_id: string }>`
    delete from prices where style_id in (${removed}) returning style_id`.execute(transaction);
  // Importing the same content again puts it back on sale.
  await sql`update imported_styles set content_hash = '' where source = ${source} and import_id <> ${importId}`.execute(transaction);
  return new Set(rows.map(({ style_id }) => style_id)).size;
}
