import type { DeliveryChangeReason, DeliveryChangeType } from '#generated/openapi/shared.ts';
import type { CartShipment, DeliveryKind, Destinations, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { Places } from './places.ts';

/** A delivery that can take the place of another. */
export interface Replacement {
  readonly kind: DeliveryKind;
  readonly type: DeliveryChangeType;
}

/** Rules by which the shop changes the delivery of rows. */
export interface DeliveryChangeRules<Kind extends DeliveryKind> {
  /** The reason of a change if the location has too few units. */
  readonly shortage: DeliveryChangeReason;
  /** @returns the reason why the shipment cannot be delivered, however many units there are. */
  obstacleOf(shipment: ShipmentOf<Kind>, places: Places): DeliveryChangeReason | undefined;
  /** @returns the destination for rows of another shipment; undefined if the kind cannot deliver them. */
  destinationInsteadOf(own: ShipmentOf<Kind>, from: CartShipment, places: Places): Destinations[Kind] | null | undefined;
}
