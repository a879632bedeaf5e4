import { sql } from 'kysely';
import type { OrderEffect } from '../order-effects.ts';

/** Creates the unit counters of a paid order, and starts its timeline. */
export const createUnitsEffect: OrderEffect = {
  finalize: ({ id, content }, now) => [
    sql`counted_lines as (
      insert into order_lines (order_id, line_id, qty)
      select finalised.id, line.id, line.qty
      from finalised, jsonb_to_recordset(${JSON.stringify(content.rows.map(({ id: lineId, qty }) => ({ id: lineId, qty })))}::jsonb) as line(id text, qty int))`,
    sql`accepted as (
      insert into order_events (order_id, event_id, kind, at, recorded_at)
      select ${id}::uuid, 'accepted', 'accepted', ${now}::timestamptz, ${now}::timestamptz from finalised)`,
  ],
};
