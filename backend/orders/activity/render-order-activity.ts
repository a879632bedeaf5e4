import type { Order, Shipment, UnitCounts } from '#generated/openapi/shared.ts';
import type { Registries } from '../../cart/cart-ports.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { OrderRecord } from '../order-record.ts';
import { getShownStatus } from '../shown-status.ts';
import { getExpectedDate, getOrderProgress } from '../units/order-progress.ts';
import { getOpenUnits } from '../units/order-units.ts';
import { getOrderActions, getLinesOfShipment } from './order-actions.ts';
import type { OrderActivity } from './read-order-activity.ts';
import { renderEvent, renderParcel, renderRefund, renderReturn } from './render-parts.ts';
import { getReturnableUnits } from '../returns/returnable-units.ts';

interface Moment {
  readonly now: Date;
  /** Return period. */
  readonly days: number;
}

/** Counts units by line. */
function countUnits(order: OrderRecord, { lines, parcels }: OrderActivity, moment: Moment): ReadonlyMap<string, UnitCounts> {
  const rowOf = new Map(order.content.rows.map((row) => [row.id, row]));
  return new Map(
    lines.flatMap((line) => {
      const row = rowOf.get(line.line_id);
      if (!row) return [];
      const { cancelled, packed, shipped, delivered, requested: returning, returned } = line;
      const returnable = getReturnableUnits(order, row, line, parcels, moment);
      return [[row.id, { cancelled, packed, shipped, delivered, returning, returned, cancellable: getOpenUnits(line), returnable }] as const];
    }),
  );
}

type AfterwardsOfShipment = Pick<Shipment, 'progress' | 'expectedOn' | 'parcels'>;

function renderShipment(shipment: OrderShipment, { lines, parcels }: OrderActivity): AfterwardsOfShipment {
  const own = parcels.filter(({ shipment_id: id }) => id === shipment.id);
  const expectedOn = getExpectedDate(own.map(({ state, expected_on }) => ({ state, expectedOn: expected_on })));
  return {
    progress: getOrderProgress(getLinesOfShipment(lines, shipment), own),
    ...(expectedOn !== null && { expectedOn }),
    ...(own.length > 0 && { parcels: own.map(renderParcel) }),
  };
}

/** Adds the history of a paid order, and the actions that its customer can take. */
export function renderOrderActivity(
  { deliveryKinds }: Pick<Registries, 'deliveryKinds'>,
  rendered: Order,
  order: OrderRecord,
  afterwards: OrderActivity,
  moment: Moment,
): Order {
  const { content, currency } = order;
  const { lines, parcels, events, returns, refunds } = afterwards;
  const progress = getOrderProgress(lines, parcels);
  const status = getShownStatus(order.state, progress);
  const counts = countUnits(order, afterwards, moment);
  const shipmentOf = new Map(content.shipments.map((shipment) => [shipment.id, renderShipment(shipment, afterwards)]));
  return {
    ...rendered,
    status,
    finalised: status === 'finalised',
    progress,
    allowed: getOrderActions(deliveryKinds, order, afterwards, counts, moment.days),
    timeline: events.map((event) => renderEvent(event, currency)),
    ...(returns.length > 0 && { returns: returns.map(renderReturn) }),
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => renderRefund(refund, currency)) }),
    items: rendered.items.map((item) => {
      const units = counts.get(item.id);
      return units ? { ...item, units } : item;
    }),
    shipments: rendered.shipments.map((shipment) => ({ ...shipment, ...shipmentOf.get(shipment.shippingId) })),
  };
}
