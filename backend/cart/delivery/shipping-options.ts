import type { ShippingOption } from '#generated/openapi/cart.ts';
import type { StoreInfo } from '#generated/openapi/shared.ts';
import type { CartShipment, DeliveryKind } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind, getKindsOfItem } from '../../delivery/delivery-kind-lookup.ts';
import type { Places } from '../../delivery/places.ts';
import { renderMethod } from '../../delivery/render-method.ts';
import { getShipmentOfKind } from '../../delivery/shipments.ts';
import { toChosenStore } from '../../delivery/store-delivery.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { hasService } from '../../stores/store.ts';
import { toDeliveredItem } from '../lines/same-item.ts';
import type { CartRow, PricedShipment } from '../pricing/priced-cart.ts';
import { getUnitsAt, type Goods } from './stock-of-lines.ts';

export interface OptionContext {
  readonly kinds: DeliveryKinds;
  readonly shop: ShopContext;
  /** All shipments of the cart. */
  readonly shipments: readonly CartShipment[];
  /** The row's own shipment. */
  readonly shipment: PricedShipment | undefined;
  readonly goods: Goods;
}

/** The shipment that a row would join: to the cart's place, else to the shopper's store. Null when its store is unknown. */
function createCandidateShipment(
  kinds: DeliveryKinds,
  kind: DeliveryKind,
  shipments: readonly CartShipment[],
  { favorite }: Places,
): CartShipment | null {
  const shipment = getShipmentOfKind(kinds, shipments, kind);
  if (!kinds[kind].storeService || shipment.destination) return shipment;
  return favorite ? ({ ...shipment, destination: { store: toChosenStore(favorite), contact: null } } as CartShipment) : null;
}

/** The store of a shipment with its units of a variant. */
export function getStoreInfo(kinds: DeliveryKinds, shipment: CartShipment, places: Places, skus: readonly string[]): StoreInfo | undefined {
  const storeInfo = shipment.destination ? getDeliveryKind(kinds, shipment).showOnShipment(shipment.destination).storeInfo : undefined;
  if (!storeInfo) return undefined;
  const units = places.units.get(storeInfo.id);
  const each = [...new Set(skus)].map((sku) => units?.get(sku) ?? 0);
  return { ...storeInfo, storeInventory: each.length === 0 ? 0 : Math.min(...each) };
}

function isServed({ kinds, goods }: OptionContext, shipment: CartShipment, storeId: string | undefined): boolean {
  const { storeService } = getDeliveryKind(kinds, shipment);
  const store = storeId === undefined ? undefined : goods.places.stores.get(storeId);
  return !storeService || (store !== undefined && hasService(store, storeService));
}

/** The delivery options of a row: the methods of its own shipment, and those of every kind that it can move to. */
export function getShippingOptions({ line, item, bonus }: CartRow, around: OptionContext): ShippingOption[] {
  const { kinds, shop, shipments, shipment: own, goods } = around;
  const getOptions = (shipment: CartShipment, methods: PricedShipment['methods'], chosen?: PricedShipment['chosen']): ShippingOption[] => {
    const isOwn = shipment.id === own?.shipment.id;
    const storeInfo = getStoreInfo(kinds, shipment, goods.places, [line.sku]);
    const units = getUnitsAt(goods, getDeliveryKind(kinds, shipment).getLocation(shop.site.id, shipment), line.sku);
    const available = isServed(around, shipment, storeInfo?.id) && units >= (isOwn ? 1 : line.qty);
    return methods.map((method) => ({
      selected: method.code === chosen?.code,
      available,
      shippingMethod: renderMethod(method, shop.site.currency),
      ...(storeInfo && { storeInfo }),
    }));
  };
  const ofOwn = own ? getOptions(own.shipment, own.methods, own.chosen) : [];
  if (bonus) return ofOwn;
  return getKindsOfItem(kinds, toDeliveredItem(line, item)).flatMap((kind) => {
    if (kind === own?.shipment.kind) return ofOwn;
    const candidate = createCandidateShipment(kinds, kind, shipments, goods.places);
    return candidate ? getOptions(candidate, getDeliveryKind(kinds, candidate).listMethods(shop, candidate)) : [];
  });
}
