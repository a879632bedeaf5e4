import type { DeliveryChange, DeliveryChangeType, FlashMessage } from '#generated/openapi/shared.ts';
import type { NamedDelivery, StoredDeliveryChange } from '../../database/documents/delivery-change-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { renderMethod } from '../../delivery/render-method.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { toChosenStore } from '../../delivery/store-delivery.ts';
import { toWire } from '../../money/minor-units.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { CartRecord } from '../cart-record.ts';
import type { Goods } from '../delivery/stock-of-lines.ts';
import { getUnitsAt } from './remaining-stock.ts';

/** The error code of each change (docs/reference/errors.md). */
export const errorCodesByChange = {
  PickupToHome: 'ORD516',
  ShipToStoreToHome: 'ORD516',
  PickupToShipToStore: 'ORD517',
  ShipToStoreToPickup: 'ORD515',
  HomeToPickup: 'ORD515',
  ShippingMethodDowngraded: 'ORD518',
} as const satisfies Record<DeliveryChangeType, string>;

export interface ChangesView {
  readonly kinds: DeliveryKinds;
  readonly shop: ShopContext;
  readonly cart: Pick<CartRecord, 'lines' | 'shipments'>;
  readonly goods: Goods;
}

/** The earlier shipment of the change, if it can be chosen again. */
function getEarlierShipment({ kinds, shop, cart, goods }: ChangesView, { from }: StoredDeliveryChange): CartShipment | undefined {
  const shipment = cart.shipments.find(({ kind }) => kind === from.kind);
  if (!shipment) return undefined;
  const definition = getDeliveryKind(kinds, shipment);
  const store = shipment.destination ? definition.showOnShipment(shipment.destination).storeInfo?.id : undefined;
  if (store !== from.storeId || definition.changes?.findObstacle(shipment, goods.places)) return undefined;
  return definition.listMethods(shop, shipment).some(({ code }) => code === from.code) ? shipment : undefined;
}

/** True if the earlier delivery is possible again: its method is offered, and enough units are free. */
function canUndo(view: ChangesView, change: StoredDeliveryChange): boolean {
  const { kinds, shop, cart, goods } = view;
  const line = cart.lines.find(({ id }) => id === change.itemId);
  const shipment = getEarlierShipment(view, change);
  if (!line || !shipment) return false;
  const location = getDeliveryKind(kinds, shipment).getLocation(shop.site.id, shipment);
  const others = cart.lines.filter(({ id, sku }) => sku === line.sku && id !== line.id && shipment.items.includes(id));
  const needed = others.reduce((sum, { qty }) => sum + qty, line.qty);
  return getUnitsAt({ siteId: shop.site.id, ...goods }, location, line.sku) >= needed;
}

/** Renders a change in contract form. */
export function renderChange(view: ChangesView, change: StoredDeliveryChange): DeliveryChange {
  const { itemId, type, reason, from, to, priceDifferenceMinor } = change;
  const { currency } = view.shop.site;
  const storeId = to.storeId ?? from.storeId;
  const store = storeId === undefined ? undefined : view.goods.places.stores.get(storeId);
  const sku = view.cart.lines.find(({ id }) => id === itemId)?.sku ?? '';
  const getMethod = (named: NamedDelivery) => renderMethod(named, currency);
  return {
    type,
    code: errorCodesByChange[type],
    itemId,
    from: getMethod(from),
    to: getMethod(to),
    ...(store && {
      storeInfo: {
        id: store.id,
        name: store.name,
        address: toChosenStore(store).address,
        storeInventory: view.goods.places.units.get(store.id)?.get(sku) ?? 0,
      },
    }),
    reason,
    priceDifference: toWire(priceDifferenceMinor, currency),
    canUndo: canUndo(view, change),
  };
}

/** The flash messages of new changes, one for each type. */
export function renderChangeMessages(view: ChangesView, changes: readonly StoredDeliveryChange[]): FlashMessage[] {
  const { cart } = view;
  return [...Map.groupBy(changes, ({ type }) => type)].map(([type, same]) => ({
    type,
    code: errorCodesByChange[type],
    details: same.map((change) => {
      const line = cart.lines.find(({ id }) => id === change.itemId);
      const shipmentId = cart.shipments.find(({ items }) => items.includes(change.itemId))?.id;
      return {
        itemId: change.itemId,
        ...(line && { sku: line.sku, productId: line.description.productId }),
        ...(shipmentId !== undefined && { shipmentId }),
        change: renderChange(view, change),
      };
    }),
  }));
}
