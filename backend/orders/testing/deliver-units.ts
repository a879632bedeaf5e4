import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Delivers all open units of an order, each shipment in one parcel, as fulfillment would. */
export async function deliverUnits(db: Kysely<Tables>, orderId: string, at: Date): Promise<void> {
  const { content } = await db.selectFrom('orders').select('content').where('id', '=', orderId).executeTakeFirstOrThrow();
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
  for (const [index, { id: shipmentId, items }] of content.shipments.entries()) {
    const open = lines.filter(({ line_id: id, qty, cancelled }) => items.includes(id) && qty > cancelled);
    const units = open.map(({ line_id: lineId, qty, cancelled }) => ({ lineId, qty: qty - cancelled }));
    const moments = { packed_at: at, shipped_at: at, delivered_at: at };
    const parcel = { order_id: orderId, parcel_id: `P${index + 1}`, shipment_id: shipmentId, state: 'delivered', ...moments } as const;
    // oxlint-disable-next-line no-await-in-loop -- PGlite has one connection
    await db
      .insertInto('order_parcels')
      .values({ ...parcel, lines: JSON.stringify(units) })
      .execute();
  }
  await db
    .updateTable('order_lines')
    .set(({ eb, ref }) => {
      const qty = eb(ref('qty'), '-', ref('cancelled'));
      return { packed: qty, shipped: qty, delivered: qty };
    })
    .where('order_id', '=', orderId)
    .execute();
}
