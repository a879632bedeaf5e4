import type { Address, CollectionPoint, Contact, ShippingMethodCode, StoreAddress } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';

/** A store as it was when the shopper chose it. */
export interface ChosenStore {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly address: StoreAddress;
  /** IANA name. */
  readonly timeZone: string;
}

/** A store, and who collects there; null until that is given. */
export interface StoreDestination {
  readonly store: ChosenStore;
  readonly contact: Contact | null;
}

/** A collection point as it was when the shopper chose it, and who collects there; null until that is given. */
export interface CollectionPointDestination {
  readonly collectionPoint: CollectionPoint;
  readonly contact: Contact | null;
}

/** Where a shipment of each kind goes. A new kind of delivery adds its line here and its definition to the registry of kinds. */
export interface Destinations {
  readonly home: Address;
  /** The address of another kind's shipment, which placeItems copies. */
  readonly customs: Address;
  readonly pickup: StoreDestination;
  readonly sts: StoreDestination;
  readonly pudo: CollectionPointDestination;
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
  readonly code: ShippingMethodCode;
  readonly label: string;
  readonly deliveryTime: string;
  readonly priceMinor: Minor;
}

interface OrderedShipment {
  /** The stock location that its units come from. */
  readonly location: string;
  /** ISO 8601: the moment from which it can be collected. Absent where that is not known. */
  readonly readyBy?: string;
}

export type OrderShipmentOf<Kind extends DeliveryKind> = Shipment<Kind, DeliveryMethod> & OrderedShipment;
export type OrderShipment = { [Kind in DeliveryKind]: OrderShipmentOf<Kind> }[DeliveryKind];
