import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Ends all requests of the address that a token was mailed to. An unknown token is ignored, as its request may have ended before.
 * @returns the SKUs
 */
export async function stopNotifications(db: Kysely<Tables>, token: string, brand: string): Promise<string[]> {
  // Requests that were already mailed remain until they expire: they count against the restocked units and know the token.
  const { rows } = await sql<{ readonly sku: string }>`
    delete from stock_notifications n using (select email from stock_notifications where stop_token = ${token} and brand = ${brand}) stopped
    where n.email = stopped.email and n.brand = ${brand} and n.notified_at is null
    returning n.sku`.execute(db);
  return rows.map(({ sku }) => sku);
}
