import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Shipment, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { DeliveryKindDefinition } from './delivery-kind.ts';
import type { DeliveryKinds } from './delivery-kinds.ts';

type AnyShipment = ShipmentMethods | Shipment;

/** A shipment of a cart or an order, and the kind that it belongs to. */
export interface Delivery<Kind extends DeliveryKindDefinition, One extends AnyShipment> {
  readonly kind: Kind;
  readonly shipment: One;
}

/** Shipments of a kind that the shop does not know are left out. */
export function deliveriesOf<Kind extends DeliveryKindDefinition, One extends AnyShipment>(
  shipments: readonly One[],
  kinds: DeliveryKinds<Kind>,
): readonly Delivery<Kind, One>[] {
  return shipments.flatMap((shipment) => {
    const code = codeOf(shipment);
    const isOwn = ({ codes, shippingId }: Kind): boolean =>
      code === undefined ? shippingId === shipment.shippingId : codes.includes(code);
    const kind = Object.values(kinds).find(isOwn);
    return kind ? [{ kind, shipment }] : [];
  });
}

/** Without those that follow others: the shopper chooses a destination for each of these. */
export function chosenDeliveriesOf<Kind extends DeliveryKindDefinition, One extends AnyShipment>(
  shipments: readonly One[],
  kinds: DeliveryKinds<Kind>,
): readonly Delivery<Kind, One>[] {
  const all = deliveriesOf(shipments, kinds);
  const leading = all.filter(({ kind }) => !kind.followsOthers);
  return leading.length > 0 ? leading : all;
}

function codeOf(shipment: AnyShipment): ShippingMethodCode | undefined {
  if ('shippingMethod' in shipment) return shipment.shippingMethod.code;
  return shipment.code ?? shipment.applicableShippingMethods[0]?.code;
}
