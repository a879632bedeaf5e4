import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { AddressChange } from '#generated/openapi/cart.ts';
import type { Address } from '#generated/openapi/shared.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { Tables } from '../../database/tables.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { createBadRequestError, CallError } from '../../router/call-error.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { isUntouched } from '../activity/order-actions.ts';
import { createOrderNotFoundError } from '../find-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';
import { lockOrder } from '../units/lock-order.ts';
import { recordEvent } from '../units/record-event.ts';

type ChangingPorts = Pick<OrderPorts, 'db' | 'clock' | 'ids' | 'deliveryKinds'>;

const createNotChangeableError = (sentence: string): CallError => new CallError(409, 'ORD409', [sentence]);

interface Addressed {
  readonly shipment: OrderShipment;
  readonly address: Address;
}

/**
 * Returns the shipment and its address.
 * @throws 400 if the order has no such shipment, 409 ORD409 if it has no address
 */
function findAddressedShipment({ deliveryKinds }: ChangingPorts, { content }: OrderRecord, shippingId: string): Addressed {
  const shipment = content.shipments.find(({ id }) => id === shippingId);
  if (!shipment) throw createBadRequestError(['body/shippingId: is not of this order']);
  const kind = getDeliveryKind(deliveryKinds, shipment);
  const address = kind.needsAddress && shipment.destination ? kind.showOnShipment(shipment.destination).address : undefined;
  if (!address) throw createNotChangeableError('This shipment does not go to an address.');
  return { shipment, address };
}

/**
 * Validates the new address by the rules of the checkout.
 * @throws 409 ORD409 for another country or region, as its tax and delivery may differ
 */
function validateChange(
  { deliveryKinds, ids }: ChangingPorts,
  order: OrderRecord,
  { shipment, address }: Addressed,
  change: AddressChange,
): Address {
  if (change.address.country.toUpperCase() !== address.country) throw createNotChangeableError('The order goes to another country.');
  const kind = getDeliveryKind(deliveryKinds, shipment);
  const admitted = kind.parseDestination({
    input: { address: change.address },
    shop: getShopContext({ siteId: order.site_id, locale: order.locale }),
    shipment: { ...shipment, method: shipment.method.code },
    newId: ids.uuid,
  });
  const next = kind.showOnShipment(admitted).address;
  if (!next || next.stateCityProvDept !== address.stateCityProvDept)
    throw createNotChangeableError('The order goes to another state or province.');
  return next;
}

const isSame = ({ id: _id, ...one }: Address, { id: _other, ...other }: Address): boolean => isDeepStrictEqual(one, other);

function saveAddress(
  transaction: Transaction<Tables>,
  { id, content }: OrderRecord,
  shippingId: string,
  address: Address,
): Promise<unknown> {
  const index = content.shipments.findIndex((shipment) => shipment.id === shippingId);
  return sql`update orders set content = jsonb_set(content, array['shipments', ${String(index)}, 'destination'], ${JSON.stringify(address)}::jsonb)
    where id = ${id}`.execute(transaction);
}

/**
 * Replaces the address of a shipment that is not packed yet. Repeating the same address changes nothing.
 * @throws CallError 409 ORD409, PYT406 and SHP500 as in the checkout
 */
export function changeAddress(ports: ChangingPorts, found: OrderRecord, change: AddressChange): Promise<OrderRecord> {
  const { db, clock, ids } = ports;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, found.id);
    // Another customer may have claimed the order meanwhile.
    if (locked?.order.customer_id !== found.customer_id) throw createOrderNotFoundError();
    const { order, lines } = locked;
    const addressed = findAddressedShipment(ports, order, change.shippingId);
    const address = validateChange(ports, order, addressed, change);
    if (isSame(address, addressed.address)) return order;
    if (!isUntouched(lines, addressed.shipment))
      throw createNotChangeableError('The shipment is packed or cancelled, or its payment is still processed.');
    await saveAddress(transaction, order, change.shippingId, address);
    const now = clock.now();
    const event = { orderId: order.id, eventId: `address:${ids.uuid()}`, kind: 'addressChanged', at: now, now } as const;
    await recordEvent(transaction, { ...event, details: { shippingId: change.shippingId } });
    const shipments = order.content.shipments.map(
      (shipment) => (shipment.id === change.shippingId ? { ...shipment, destination: address } : shipment) as OrderShipment,
    );
    return { ...order, content: { ...order.content, shipments } };
  });
}
