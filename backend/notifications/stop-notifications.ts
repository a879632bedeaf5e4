import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Ends all requests of the address that a token was mailed to. An unknown token ends nothing: its request may have ended before.
 * @returns the skus.
 */
export async function stopNotifications(db: Kysely<Tables>, token: string, brand: string): Promise<string[]> {
  // Requests whose mail was written remain until they expire: they count as units of the stock that has returned, and know the token.
  const { rows } = await sql<{ readonly sku: string }>`
    delete from stock_notifications n using (select email from stock_notifications where stop_token = ${token} and brand = ${brand}) stopped
    where n.email = stopped.email and n.brand = ${brand} and n.notified_at is null
    returning n.sku`.execute(db);
  return rows.map(({ sku }) => sku);
}
