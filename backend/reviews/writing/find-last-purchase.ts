import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { StoredBought } from '../../database/tables/reviews.ts';

/** The variant of the style that the customer bought last; undefined if none. */
export async function findLastPurchase(db: Kysely<Tables>, customerId: string, styleId: string): Promise<StoredBought | undefined> {
  const orders = await db
    .selectFrom('orders')
    .select('content')
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['confirming', 'finalised'])
    .orderBy('placed_at', 'desc')
    .execute();
  for (const { content } of orders) {
    for (const { item } of content.rows) {
      const [, style, color, size, fit] = item.sku.split(':');
      if (style === styleId) return { ...(color && { color }), ...(size && { size }), ...(fit && { fit }) };
    }
  }
  return undefined;
}
