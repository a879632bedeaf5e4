import type { DeliveryChangeReason, DeliveryChangeType } from '#generated/openapi/shared.ts';
import type { CartShipment, DeliveryKind, Destinations, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { Places } from './places.ts';

/** A delivery that can take the place of another. */
export interface Replacement {
  readonly kind: DeliveryKind;
  readonly type: DeliveryChangeType;
}

/** When the shop changes the delivery of rows by itself, and to what. */
export interface DeliveryChangeRules<Kind extends DeliveryKind> {
  /** Why a row cannot be delivered where its location has too few units. */
  readonly shortage: DeliveryChangeReason;
  /** The deliveries that can take its place, best first. */
  readonly replacements: readonly Replacement[];
  /** Why the shipment cannot be delivered, however many units there are. */
  obstacleOf(shipment: ShipmentOf<Kind>, places: Places): DeliveryChangeReason | undefined;
  /** The destination with which the shipment takes rows of another; undefined where it cannot take them. */
  destinationInsteadOf(own: ShipmentOf<Kind>, from: CartShipment, places: Places): Destinations[Kind] | null | undefined;
}
