import type { OrderRecord } from '../order-record.ts';
import type { OrderActivity } from './read-order-activity.ts';

/** The result of readAfterwards for an order at the moment of its payment, without a query. */
export function createOrderActivity({ id, content, settled_at: at }: OrderRecord): OrderActivity {
  const none = { cancelled: 0, packed: 0, shipped: 0, delivered: 0, requested: 0, returned: 0 };
  return {
    lines: content.rows.map(({ id: lineId, qty }) => ({ order_id: id, line_id: lineId, qty, ...none })),
    parcels: [],
    events: at ? [{ kind: 'accepted', at: at.toISOString(), details: {} }] : [],
    returns: [],
    refunds: [],
  };
}
