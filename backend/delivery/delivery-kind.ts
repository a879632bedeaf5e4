import type { Cart, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { Address, Order, Shipment as ShipmentOnWire } from '#generated/openapi/shared.ts';
import type { ItemDescription } from '../database/documents/cart-document.ts';
import type { DeliveryKind, DeliveryMethod, Destinations, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { MailPart } from '../mail/mail-part.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** A request that sets where a shipment goes. */
export interface DestinationRequest<Kind extends DeliveryKind> {
  readonly input: ShippingAddressInput;
  readonly shop: ShopContext;
  /** As it is before the request. */
  readonly shipment: ShipmentOf<Kind>;
  readonly newId: () => string;
}

/** The fields of a cart and of an order that show destinations. */
export type ShownDestination = Pick<Cart & Order, 'shippingAddress' | 'contact'>;

/** Strategy of a delivery kind: everything that carts, the checkout, orders and their mails need from it. */
export interface DeliveryKindDefinition<Kind extends DeliveryKind> {
  /** Id of the shipment that holds the items of this kind by default; shippingId of requests. */
  readonly shipmentId: string;
  readonly needsBillingAddress: boolean;
  /** Whether the destination is cleared when a destination of another kind brings an e-mail address. */
  readonly isReplacedByEmail: boolean;
  /** True if gifts of promotions travel with its shipments. */
  readonly bringsGifts: boolean;
  takes(item: Pick<ItemDescription, 'isDigitalProduct'>): boolean;
  /** The methods that the shipment can choose from, cheapest first, with their prices before promotions. */
  methods(shop: ShopContext, shipment: ShipmentOf<Kind>): readonly DeliveryMethod[];
  /** Reads the destination from the request. Throws CallError: 400 for other fields than its own, 409 for an invalid destination. */
  admitDestination(request: DestinationRequest<Kind>): Destinations[Kind];
  /** Throws CallError where the method does not reach the destination. */
  assertReachable(shipment: ShipmentOf<Kind>, method: string): void;
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
  /** Fields of an order's shipment. */
  showOnShipment(destination: Destinations[Kind]): Omit<ShipmentOnWire, 'shippingId' | 'shippingMethod' | 'itemIds'>;
  /** When the shipment arrives, as the order's mail puts it. */
  describeTime(shop: ShopContext, method: DeliveryMethod): string;
  /** Where the shipment goes, as the order's mail shows it. */
  mailParts(shop: ShopContext, destination: Destinations[Kind]): readonly MailPart[];
}

/**
 * Definitions by kind. Items are placed in the first kind that takes them; mail goes to the e-mail address of the last kind that has one.
 */
export type DeliveryKinds = { readonly [Kind in DeliveryKind]: DeliveryKindDefinition<Kind> };
