import type { Shipment as ShipmentOnWire } from '#generated/openapi/shared.ts';
import type { ItemDescription } from '../database/documents/cart-document.ts';
import type { DeliveryKind, DeliveryMethod, Destinations, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { Minor } from '../money/minor-units.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** All that carts, the checkout and orders ask of a kind of delivery. */
export interface DeliveryKindDefinition<Kind extends DeliveryKind> {
  /** Id of the shipment that its goods gather in where the shopper has chosen none. */
  readonly shipmentId: string;
  /** Whether the bill needs an address of its own. */
  readonly needsBillingAddress: boolean;
  /** Whether goods can be delivered so. */
  takes(item: Pick<ItemDescription, 'isDigitalProduct'>): boolean;
  /** The cheapest first. */
  methods(shop: ShopContext, shipment: ShipmentOf<Kind>, itemTotalMinor: Minor): readonly DeliveryMethod[];
  /** Throws CallError for what the shipment still lacks; `alone` where the order has no other. */
  assertReady(shop: ShopContext, shipment: ShipmentOf<Kind>, alone: boolean): void;
  /** The stock location that its units come from. */
  locationOf(siteId: string, shipment: ShipmentOf<Kind>): string;
  /** State or province whose tax applies. */
  taxRegionOf(destination: Destinations[Kind]): string | undefined;
  emailOf(destination: Destinations[Kind]): string | undefined;
  /** What of the destination an order's shipment shows. */
  show(destination: Destinations[Kind]): Pick<ShipmentOnWire, 'address'>;
}
