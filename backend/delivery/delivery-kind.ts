import type { Cart, ContactField, DeliveryChoice, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { Address, Order, Shipment as ShipmentOnWire, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { ItemDescription } from '../database/documents/cart-document.ts';
import type { DeliveryKind, DeliveryMethod, Destinations, OrderShipmentOf, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { MailSection } from '../mail/mail-part.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { Store, StoreService } from '../stores/store.ts';
import type { DeliveryChangeRules } from './delivery-change-rules.ts';
import type { Places } from './places.ts';

/** The properties of an item that determine its possible deliveries. */
export interface DeliveredItem extends Pick<ItemDescription, 'isDigitalProduct'> {
  /** Made to order, with a design of the shopper or the shop. */
  readonly isCustoms: boolean;
}

/** A request that sets the destination of a shipment. */
export interface DestinationRequest<Kind extends DeliveryKind> {
  readonly input: ShippingAddressInput;
  readonly shop: ShopContext;
  /** The shipment before the request. */
  readonly shipment: ShipmentOf<Kind>;
  readonly newId: () => string;
}

/** A request that chooses a kind, with its store or collection point. */
export interface PlaceRequest<Kind extends DeliveryKind> {
  readonly choice: Pick<DeliveryChoice, 'storeId' | 'collectionPointId'>;
  readonly shop: ShopContext;
  /** The shipment before the request. */
  readonly shipment: ShipmentOf<Kind>;
  readonly places: Places;
}

/** The fields of carts and orders that show destinations. */
export type ShownDestination = Pick<Cart & Order, 'shippingAddress' | 'contact'>;

export type ShownOnShipment = Pick<ShipmentOnWire, 'address' | 'storeInfo' | 'collectionPoint' | 'contact'>;

/** Strategy of a delivery kind for carts, the checkout, orders and their mails. */
export interface DeliveryKindDefinition<Kind extends DeliveryKind> {
  /** Id of the kind's default shipment; shippingId of requests. */
  readonly shipmentId: string;
  /** Codes of its methods in requests. */
  readonly codes: readonly ShippingMethodCode[];
  /** True if shipments of this kind are sent to the shopper's address. */
  readonly needsAddress: boolean;
  /** The kind whose address its shipments share; absent for a kind with its own destination. */
  readonly followsKind?: DeliveryKind;
  /** The service that a store must offer to be its destination; absent if it does not use stores. */
  readonly storeService?: StoreService;
  /** True if shipments of this kind are collected. The collector gets the order's mail only if no other shipment has an email address. */
  readonly isCollected: boolean;
  readonly needsBillingAddress: boolean;
  /** True if the destination is cleared when a destination of another kind includes an email address. */
  readonly isReplacedByEmail: boolean;
  /** True if gifts of promotions can join its shipments. */
  readonly canIncludeGifts: boolean;
  /** Rules for changes by the shop; absent for a kind that never changes. */
  readonly changes?: DeliveryChangeRules<Kind> | undefined;
  acceptsItem(item: DeliveredItem): boolean;
  /** The methods that the shipment can choose from, cheapest first, with their prices before promotions. */
  listMethods(shop: ShopContext, shipment: ShipmentOf<Kind>): readonly DeliveryMethod[];
  /**
   * The destination with the chosen place.
   * @throws CallError 400 for a choice of another kind, 404 STR404 if the place cannot be chosen.
   */
  resolvePlace(request: PlaceRequest<Kind>): Destinations[Kind] | null;
  /**
   * Reads the destination from the request.
   * @throws CallError 400 for fields of another kind, 409 for an invalid destination.
   */
  parseDestination(request: DestinationRequest<Kind>): Destinations[Kind];
  /** @throws CallError if the method does not reach the destination. */
  assertReachable(shipment: ShipmentOf<Kind>, method: string): void;
  /** Required fields of its contact in the shop's locale; undefined for a kind without contact. */
  getRequiredContact(shop: ShopContext): readonly ContactField[] | undefined;
  /**
   * @param isOnly True if the order has no other shipment.
   * @throws CallError for missing data of the shipment.
   */
  assertReady(shop: ShopContext, shipment: ShipmentOf<Kind>, isOnly: boolean): void;
  /** The stock location of its units. */
  getLocation(siteId: string, shipment: ShipmentOf<Kind>): string;
  /** State or province whose tax applies. */
  getTaxRegion(destination: Destinations[Kind]): string | undefined;
  getEmail(destination: Destinations[Kind]): string | undefined;
  /** First name of the recipient, for the greeting of mails. */
  getFirstName(destination: Destinations[Kind]): string | undefined;
  /** The destination without personal data, of which taxes need the country and region; null if nothing remains. */
  removePersonalData(destination: Destinations[Kind]): Destinations[Kind] | null;
  /** Id of the destination for removeShippingAddress. */
  getAddressId(destination: Destinations[Kind]): string | undefined;
  /** The address that the billing address can copy; null if the destination is not an address. */
  getBillingAddress(destination: Destinations[Kind]): Address | null;
  /** The destination as fields of a cart or order. */
  showDestination(destination: Destinations[Kind]): ShownDestination;
  /** The destination as fields of a shipment in a cart or order. */
  showOnShipment(destination: Destinations[Kind]): ShownOnShipment;
  /** When the store has prepared an order placed now; undefined if unknown, or if nothing is prepared there. */
  getReadyTime?(store: Store, now: Date): Date | undefined;
  /** The arrival time of the shipment for the order's mail. */
  describeTime(shop: ShopContext, shipment: OrderShipmentOf<Kind>): string;
  /** The destination of the shipment for the order's mail. */
  createMailSections(shop: ShopContext, destination: Destinations[Kind]): readonly MailSection[];
}

/** Definitions by kind. An item belongs to the first kind that accepts it; mail goes to the email address of the last kind that has one. */
export type DeliveryKinds = { readonly [Kind in DeliveryKind]: DeliveryKindDefinition<Kind> };
