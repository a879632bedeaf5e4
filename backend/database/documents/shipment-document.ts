import type { Address, Contact, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';

/** Where a shipment of each kind goes. A new kind of delivery adds its line here and its definition to the registry of kinds. */
export interface Destinations {
  readonly home: Address;
  /** By e-mail. */
  readonly digital: Contact;
}

export type DeliveryKind = keyof Destinations;

interface Shipment<Kind extends DeliveryKind, Method> {
  /** shippingId of calls. */
  readonly id: string;
  readonly kind: Kind;
  /** Null until it is given. */
  readonly destination: Destinations[Kind] | null;
  readonly method: Method;
  /** Ids of the lines that it holds. */
  readonly items: readonly string[];
}

/** Of a cart. Its method is null until one is chosen; the cheapest stands in. */
export type ShipmentOf<Kind extends DeliveryKind> = Shipment<Kind, ShippingMethodCode | null>;
export type CartShipment = { [Kind in DeliveryKind]: ShipmentOf<Kind> }[DeliveryKind];

/** A way to deliver a shipment; its price is for the whole of it. */
export interface DeliveryMethod {
  readonly code: Extract<ShippingMethodCode, 'standard' | 'express' | 'digital' | 'pickup'>;
  readonly label: string;
  readonly deliveryTime: string;
  readonly priceMinor: Minor;
}

/** Of an order, with the stock location that its units come from. */
export type OrderShipment = {
  [Kind in DeliveryKind]: Shipment<Kind, DeliveryMethod> & { readonly location: string };
}[DeliveryKind];
