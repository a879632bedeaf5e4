import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Shipment, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { DeliveryKindDefinition } from './delivery-kind.ts';
import type { DeliveryKinds } from './delivery-kinds.ts';

type AnyShipment = ShipmentMethods | Shipment;

/** A shipment of a cart or order with its delivery kind. */
export interface Delivery<Kind extends DeliveryKindDefinition, One extends AnyShipment> {
  readonly kind: Kind;
  readonly shipment: One;
}

/** Groups shipments with their kinds, in the order of the kinds. Shipments of unknown kinds are omitted. */
export function getDeliveries<Kind extends DeliveryKindDefinition, One extends AnyShipment>(
  shipments: readonly One[],
  kinds: DeliveryKinds<Kind>,
): readonly Delivery<Kind, One>[] {
  const all = Object.values(kinds);
  const found = shipments.flatMap((shipment) => {
    const kind = all.find((one) => isShipmentOfKind(one, shipment));
    return kind ? [{ kind, shipment }] : [];
  });
  return found.toSorted((one, other) => all.indexOf(one.kind) - all.indexOf(other.kind));
}

/** Deliveries whose destination the shopper chooses, without those that share another's. */
export function getDeliveriesWithForm<Kind extends DeliveryKindDefinition, One extends AnyShipment>(
  shipments: readonly One[],
  kinds: DeliveryKinds<Kind>,
): readonly Delivery<Kind, One>[] {
  const all = getDeliveries(shipments, kinds);
  return all.filter(({ kind }) => !all.some((other) => other.kind !== kind && kind.isServedBy(other.kind)));
}

function isShipmentOfKind({ codes, shippingId }: DeliveryKindDefinition, shipment: AnyShipment): boolean {
  const code = getMethodCode(shipment);
  return code === undefined ? shippingId === shipment.shippingId : codes.includes(code);
}

function getMethodCode(shipment: AnyShipment): ShippingMethodCode | undefined {
  if ('shippingMethod' in shipment) return shipment.shippingMethod.code;
  return shipment.code ?? shipment.applicableShippingMethods[0]?.code;
}
