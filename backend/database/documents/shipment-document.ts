import type { Address, CollectionPoint, Contact, ShippingMethodCode, StoreAddress } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';

/** Data of a store when the shopper chose it. */
export interface ChosenStore {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly address: StoreAddress;
  /** IANA name. */
  readonly timeZone: string;
}

/** A store with its collector; null until that is entered. */
export interface StoreDestination {
  readonly store: ChosenStore;
  readonly contact: Contact | null;
}

/** Data of a collection point when the shopper chose it, with its collector; null until that is entered. */
export interface CollectionPointDestination {
  readonly collectionPoint: CollectionPoint;
  readonly contact: Contact | null;
}

/** The destination type of each kind. A new delivery kind adds a line here and its definition to the registry of kinds. */
export interface Destinations {
  readonly home: Address;
  /** The address of another kind's shipment, which placeItems copies. */
  readonly customs: Address;
  readonly pickup: StoreDestination;
  readonly sts: StoreDestination;
  readonly pudo: CollectionPointDestination;
  /** Recipient of the email. */
  readonly digital: Contact;
}

export type DeliveryKind = keyof Destinations;

interface Shipment<Kind extends DeliveryKind, Method> {
  /** The shippingId of requests. */
  readonly id: string;
  readonly kind: Kind;
  /** Null until the shopper enters it. */
  readonly destination: Destinations[Kind] | null;
  readonly method: Method;
  /** Ids of its lines. */
  readonly items: readonly string[];
}

/** A shipment of a cart. Its method is null until one is chosen; the cheapest applies until then. */
export type ShipmentOf<Kind extends DeliveryKind> = Shipment<Kind, ShippingMethodCode | null>;
export type CartShipment = { [Kind in DeliveryKind]: ShipmentOf<Kind> }[DeliveryKind];

/** A delivery method of a shipment with its total price. */
export interface DeliveryMethod {
  readonly code: ShippingMethodCode;
  readonly label: string;
  readonly deliveryTime: string;
  readonly priceMinor: Minor;
}

interface OrderedShipment {
  /** The stock location of its units. */
  readonly location: string;
  /** ISO 8601: when it can be collected; absent if unknown. */
  readonly readyBy?: string;
}

export type OrderShipmentOf<Kind extends DeliveryKind> = Shipment<Kind, DeliveryMethod> & OrderedShipment;
export type OrderShipment = { [Kind in DeliveryKind]: OrderShipmentOf<Kind> }[DeliveryKind];
