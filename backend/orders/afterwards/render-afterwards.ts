import type { Order, OrderActions, OrderEvent, OrderReturn, Parcel, Refund, Shipment, UnitCounts } from '#generated/openapi/shared.ts';
import type { Registries } from '../../cart/cart-ports.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { deliveryKindOf } from '../../delivery/kind-of-shipment.ts';
import { toWire } from '../../money/minor-units.ts';
import type { OrderRecord } from '../order-record.ts';
import { shownStatusOf } from '../shown-status.ts';
import { expectedOnOf, progressOf } from '../units/order-progress.ts';
import { openUnits, type OrderLineUnits } from '../units/order-units.ts';
import type { Afterwards, StoredEvent, StoredParcel, StoredRefund, StoredReturn } from './read-afterwards.ts';
import { returnableUnits, returnUntil } from './return-period.ts';

type ItemUnits = NonNullable<OrderEvent['items']>[number];

const iso = (stored: string): string => new Date(stored).toISOString();
const renderUnits = (units: readonly LineUnits[]): ItemUnits[] => units.map(({ lineId, qty }) => ({ itemId: lineId, qty }));

function renderParcel(parcel: StoredParcel): Parcel {
  const { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl, first_expected_on: first, expected_on: expectedOn } = parcel;
  return {
    parcelId: parcel.parcel_id,
    state: parcel.state,
    items: renderUnits(parcel.lines),
    ...(carrier !== null && { carrier }),
    ...(trackingNumber !== null && { trackingNumber }),
    ...(trackingUrl !== null && { trackingUrl }),
    ...(parcel.shipped_at && { shippedAt: iso(parcel.shipped_at) }),
    ...(expectedOn !== null && { expectedOn, isDelayed: first !== null && expectedOn > first }),
    ...(parcel.delivered_at && { deliveredAt: iso(parcel.delivered_at) }),
  };
}

function renderEvent({ kind, at, details: { lines, amountMinor, ...details } }: StoredEvent, currency: string): OrderEvent {
  return {
    at: iso(at),
    event: kind,
    ...details,
    ...(lines && { items: renderUnits(lines) }),
    ...(amountMinor !== undefined && { amount: toWire(amountMinor, currency) }),
  };
}

function renderReturn({ id, number, state, lines, ...stored }: StoredReturn): OrderReturn {
  return {
    returnId: id,
    returnNumber: number,
    state,
    requestedAt: iso(stored.requested_at),
    sendBy: stored.send_by,
    ...(stored.received_at && { receivedAt: iso(stored.received_at) }),
    items: lines.map(({ lineId, qty, reason }) => ({ itemId: lineId, qty, reason })),
  };
}

function renderRefund({ id, reason, state, content, tenders, ...stored }: StoredRefund, currency: string): Refund {
  const { lines, shippingMinor, shippingTaxMinor } = content;
  const taxMinor = lines.reduce((sum, line) => sum + line.taxMinor, shippingTaxMinor);
  const wire = (minor: number): number => toWire(minor, currency);
  return {
    refundId: id,
    reason,
    state,
    createdAt: iso(stored.created_at),
    ...(stored.refunded_at && { refundedAt: iso(stored.refunded_at) }),
    amount: wire(stored.amount_minor),
    ...(shippingMinor > 0 && { shipping: wire(shippingMinor) }),
    ...(taxMinor > 0 && { tax: wire(taxMinor) }),
    items: lines.map(({ lineId, qty, amountMinor }) => ({ itemId: lineId, qty, amount: wire(amountMinor) })),
    payments: tenders.map(({ tenderId, kind, amountMinor, points, state: partState }) => ({
      paymentInstrumentId: tenderId,
      payment_method_id: kind,
      amount: wire(amountMinor),
      ...(points !== undefined && { points }),
      state: partState,
    })),
    ...(stored.credit_note_number !== null && { creditNoteNumber: stored.credit_note_number }),
  };
}

const linesOfShipment = (lines: readonly OrderLineUnits[], { items }: Pick<OrderShipment, 'items'>): readonly OrderLineUnits[] =>
  lines.filter(({ line_id: id }) => items.includes(id));

/** True while nothing of the shipment is packed, and not all of it is cancelled. */
export function isUntouched(lines: readonly OrderLineUnits[], shipment: Pick<OrderShipment, 'items'>): boolean {
  const own = linesOfShipment(lines, shipment);
  return own.every(({ packed }) => packed === 0) && own.some((line) => openUnits(line) > 0);
}

type AfterwardsOfShipment = Pick<Shipment, 'progress' | 'expectedOn' | 'parcels'>;

function renderShipment(shipment: OrderShipment, { lines, parcels }: Afterwards): AfterwardsOfShipment {
  const own = parcels.filter(({ shipment_id: id }) => id === shipment.id);
  const expectedOn = expectedOnOf(own.map(({ state, expected_on }) => ({ state, expectedOn: expected_on })));
  return {
    progress: progressOf(linesOfShipment(lines, shipment), own),
    ...(expectedOn !== null && { expectedOn }),
    ...(own.length > 0 && { parcels: own.map(renderParcel) }),
  };
}

/** Documents of a paid order, as downloadInvoice has them. */
export function documentsOf(
  kinds: DeliveryKinds,
  { content }: OrderRecord,
  { lines, returns, refunds }: Afterwards,
): OrderActions['documents'] {
  const isWaited = (shipment: OrderShipment): boolean =>
    linesOfShipment(lines, shipment).some(({ qty, cancelled, delivered }) => qty - cancelled > delivered);
  const hasPickup = content.shipments.some((shipment) => deliveryKindOf(kinds, shipment).storeService !== undefined && isWaited(shipment));
  return [
    'INVOICE',
    ...(refunds.some(({ state }) => state === 'refunded') ? (['CREDIT_NOTE'] as const) : []),
    ...(hasPickup ? (['PICKUP_SLIP'] as const) : []),
    ...(returns.some(({ state }) => state === 'requested') ? (['RETURN_LABEL'] as const) : []),
  ];
}

/** Adds to a paid order what has happened to it, and what its customer can do with it. */
export function addAfterwards(
  { deliveryKinds }: Pick<Registries, 'deliveryKinds'>,
  rendered: Order,
  order: OrderRecord,
  afterwards: Afterwards,
  moment: { readonly now: Date; readonly days: number },
): Order {
  const { content, currency } = order;
  const { lines, parcels, events, returns, refunds } = afterwards;
  const unitsOf = new Map(lines.map((line) => [line.line_id, line]));
  const countsOf = new Map<string, UnitCounts>();
  for (const row of content.rows) {
    const line = unitsOf.get(row.id);
    if (!line) continue;
    const { cancelled, packed, shipped, delivered, requested, returned } = line;
    const returnable = returnableUnits(order, row, line, parcels, moment);
    countsOf.set(row.id, {
      cancelled,
      packed,
      shipped,
      delivered,
      returning: requested,
      returned,
      cancellable: openUnits(line),
      returnable,
    });
  }
  const counts = [...countsOf.entries()];
  const until = counts
    .flatMap(([id, { returnable }]) => (returnable > 0 ? [returnUntil(order, id, parcels, moment.days)] : []))
    .filter((day) => day !== undefined)
    .toSorted(Temporal.PlainDate.compare)
    .at(-1);
  const progress = progressOf(lines, parcels);
  const status = shownStatusOf(order.state, progress);
  const shipmentOf = new Map(content.shipments.map((shipment) => [shipment.id, renderShipment(shipment, afterwards)]));
  return {
    ...rendered,
    status,
    finalised: status === 'finalised',
    progress,
    allowed: {
      cancel: counts.some(([, { cancellable }]) => cancellable > 0),
      return: until !== undefined,
      ...(until && { returnUntil: until.toString() }),
      changeAddress: content.shipments.some((one) => deliveryKindOf(deliveryKinds, one).needsAddress && isUntouched(lines, one)),
      documents: documentsOf(deliveryKinds, order, afterwards),
    },
    timeline: events.map((event) => renderEvent(event, currency)),
    ...(returns.length > 0 && { returns: returns.map(renderReturn) }),
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => renderRefund(refund, currency)) }),
    items: rendered.items.map((item) => {
      const units = countsOf.get(item.id);
      return units ? { ...item, units } : item;
    }),
    shipments: rendered.shipments.map((shipment) => ({ ...shipment, ...shipmentOf.get(shipment.shippingId) })),
  };
}
