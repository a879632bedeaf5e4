import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Ends the sale of products that the source does not have any more. Their styles stay, for reviews, orders and for the day on which the
 * source has them again.
 *
 * @returns How many products.
 */
export async function withdrawProducts(transaction: Transaction<Tables>, source: string, importId: string): Promise<number> {
  const gone = sql`select style_id from imported_styles where source = ${source} and import_id <> ${importId}`;
  await sql`delete from scheduled_prices where style_id in (${gone})`.execute(transaction);
  const { rows } = await sql<{ readonly style_id: string }>`
    delete from prices where style_id in (${gone}) returning style_id`.execute(transaction);
  // The same content sells it again.
  await sql`update imported_styles set content_hash = '' where source = ${source} and import_id <> ${importId}`.execute(transaction);
  return new Set(rows.map(({ style_id }) => style_id)).size;
}
