import type { Cart, ContactField, DeliveryChoice, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { Address, Order, Shipment as ShipmentOnWire, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { ItemDescription } from '../database/documents/cart-document.ts';
import type { DeliveryKind, DeliveryMethod, Destinations, OrderShipmentOf, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { MailPart } from '../mail/mail-part.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { Store, StoreService } from '../stores/store.ts';
import type { DeliveryChangeRules } from './delivery-change-rules.ts';
import type { Places } from './places.ts';

/** The properties of an item that decide how it can be delivered. */
export interface DeliveredItem extends Pick<ItemDescription, 'isDigitalProduct'> {
  /** Made to the design of the shopper or of the shop. */
  readonly isCustoms: boolean;
}

/** A request that sets where a shipment goes. */
export interface DestinationRequest<Kind extends DeliveryKind> {
  readonly input: ShippingAddressInput;
  readonly shop: ShopContext;
  /** As it is before the request. */
  readonly shipment: ShipmentOf<Kind>;
  readonly newId: () => string;
}

/** A request that chooses a kind, with its store or collection point. */
export interface PlaceRequest<Kind extends DeliveryKind> {
  readonly choice: Pick<DeliveryChoice, 'storeId' | 'collectionPointId'>;
  readonly shop: ShopContext;
  /** As it is before the request. */
  readonly shipment: ShipmentOf<Kind>;
  readonly places: Places;
}

/** The fields of a cart and of an order that show destinations. */
export type ShownDestination = Pick<Cart & Order, 'shippingAddress' | 'contact'>;

export type ShownOnShipment = Pick<ShipmentOnWire, 'address' | 'storeInfo' | 'collectionPoint' | 'contact'>;

/** Strategy of a delivery kind: everything that carts, the checkout, orders and their mails need from it. */
export interface DeliveryKindDefinition<Kind extends DeliveryKind> {
  /** Id of the shipment that holds the items of this kind by default; shippingId of requests. */
  readonly shipmentId: string;
  /** Codes of its methods, by which requests choose it. */
  readonly codes: readonly ShippingMethodCode[];
  /** True if its shipments go to an address of the shopper. */
  readonly needsAddress: boolean;
  /** The kind whose address its shipments go to, too; absent where they have a destination of their own. */
  readonly followsKind?: DeliveryKind;
  /** The service that a store must offer to be its destination; absent where stores are none. */
  readonly storeService?: StoreService;
  /** True if its shipments are collected. The collector gets the order's mail only where no other shipment has an e-mail address. */
  readonly isCollected: boolean;
  readonly needsBillingAddress: boolean;
  /** Whether the destination is cleared when a destination of another kind brings an e-mail address. */
  readonly isReplacedByEmail: boolean;
  /** True if gifts of promotions travel with its shipments. */
  readonly bringsGifts: boolean;
  /** Rules by which the shop changes the delivery of its rows; absent for a kind that never changes. */
  readonly changes?: DeliveryChangeRules<Kind> | undefined;
  takes(item: DeliveredItem): boolean;
  /** The methods that the shipment can choose from, cheapest first, with their prices before promotions. */
  methods(shop: ShopContext, shipment: ShipmentOf<Kind>): readonly DeliveryMethod[];
  /** The destination with the chosen place. Throws CallError: 400 for a choice that is not its own, 404 STR404 where the place cannot be chosen. */
  admitPlace(request: PlaceRequest<Kind>): Destinations[Kind] | null;
  /** Reads the destination from the request. Throws CallError: 400 for other fields than its own, 409 for an invalid destination. */
  admitDestination(request: DestinationRequest<Kind>): Destinations[Kind];
  /** Throws CallError where the method does not reach the destination. */
  assertReachable(shipment: ShipmentOf<Kind>, method: string): void;
  /** Fields that its contact needs in the shop's locale; undefined for a kind without contact. */
  requiredContact(shop: ShopContext): readonly ContactField[] | undefined;
  /** Throws CallError for what the shipment still lacks. @param isOnly Whether the order has no other shipment. */
  assertReady(shop: ShopContext, shipment: ShipmentOf<Kind>, isOnly: boolean): void;
  /** The stock location that its units are taken from. */
  locationOf(siteId: string, shipment: ShipmentOf<Kind>): string;
  /** State or province whose tax applies. */
  taxRegionOf(destination: Destinations[Kind]): string | undefined;
  emailOf(destination: Destinations[Kind]): string | undefined;
  /** First name of the recipient, for the greeting of mails. */
  firstNameOf(destination: Destinations[Kind]): string | undefined;
  /** Id by which removeShippingAddress names the destination. */
  addressIdOf(destination: Destinations[Kind]): string | undefined;
  /** The address that a bill can copy; null where the destination is no address. */
  billingAddressOf(destination: Destinations[Kind]): Address | null;
  /** Fields of a cart and of an order. */
  showDestination(destination: Destinations[Kind]): ShownDestination;
  /** Fields of a shipment of a cart and of an order. */
  showOnShipment(destination: Destinations[Kind]): ShownOnShipment;
  /** When the store has prepared what is ordered now; undefined where that is not known, or nothing is prepared there. */
  readyBy?(store: Store, now: Date): Date | undefined;
  /** When the shipment arrives, as the order's mail puts it. */
  describeTime(shop: ShopContext, shipment: OrderShipmentOf<Kind>): string;
  /** Where the shipment goes, as the order's mail shows it. */
  mailParts(shop: ShopContext, destination: Destinations[Kind]): readonly MailPart[];
}

/**
 * Definitions by kind. Items are placed in the first kind that takes them; mail goes to the e-mail address of the last kind that has one.
 */
export type DeliveryKinds = { readonly [Kind in DeliveryKind]: DeliveryKindDefinition<Kind> };
