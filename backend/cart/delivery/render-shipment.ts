import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { Places } from '../../delivery/places.ts';
import { renderMethod } from '../../delivery/render-method.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { PricedCart, PricedShipment } from '../pricing/priced-cart.ts';
import { getReadyTime } from './ready-time.ts';
import { getStoreInfo } from './shipping-options.ts';

export interface ShipmentContext {
  readonly kinds: DeliveryKinds;
  readonly shop: ShopContext;
  readonly places: Places;
  readonly rows: PricedCart['rows'];
  readonly now: Date;
}

/** Renders a shipment of a cart in contract form. Its store shows the units of the item with the lowest stock. */
export function renderShipment({ shipment, methods, chosen }: PricedShipment, around: ShipmentContext): ShipmentMethods {
  const { kinds, shop, places, rows, now } = around;
  const kind = getDeliveryKind(kinds, shipment);
  const shown = shipment.destination ? kind.showOnShipment(shipment.destination) : {};
  const skus = rows.filter(({ line }) => shipment.items.includes(line.id)).map(({ line }) => line.sku);
  const storeInfo = getStoreInfo(kinds, shipment, places, skus);
  const readyBy = getReadyTime(kinds, shipment, places, now);
  const requiredContact = kind.getRequiredContact(shop);
  return {
    shippingId: shipment.id,
    ...(chosen && { code: chosen.code }),
    applicableShippingMethods: methods.map((method) => renderMethod(method, shop.site.currency)),
    ...(storeInfo && { storeInfo }),
    ...(shown.collectionPoint && { collectionPoint: shown.collectionPoint }),
    ...(shown.contact && { contact: shown.contact }),
    ...(requiredContact && { requiredContact: [...requiredContact] }),
    ...(readyBy && { readyBy }),
    needsAddress: kind.needsAddress,
  };
}
