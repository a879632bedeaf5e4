import type { DeliveryChangeReason, DeliveryChangeType } from '#generated/openapi/shared.ts';
import type { CartShipment, DeliveryKind, Destinations, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { Places } from './places.ts';

/** A delivery that can replace another. */
export interface Replacement {
  readonly kind: DeliveryKind;
  readonly type: DeliveryChangeType;
}

/** Rules for changes of deliveries by the shop. */
export interface DeliveryChangeRules<Kind extends DeliveryKind> {
  /** The reason of a change if the location has too few units. */
  readonly shortage: DeliveryChangeReason;
  /** @returns The reason why the shipment cannot be delivered, regardless of stock. */
  findObstacle(shipment: ShipmentOf<Kind>, places: Places): DeliveryChangeReason | undefined;
  /** @returns The destination for rows of another shipment; undefined if the kind cannot deliver them. */
  getReplacementDestination(own: ShipmentOf<Kind>, from: CartShipment, places: Places): Destinations[Kind] | null | undefined;
}
