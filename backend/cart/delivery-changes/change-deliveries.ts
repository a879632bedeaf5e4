import type { NamedDelivery, StoredDeliveryChange } from '../../database/documents/delivery-change-document.ts';
import type { CartShipment, DeliveryMethod } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { CartContents } from '../cart-record.ts';
import type { Goods } from '../delivery/stock-of-lines.ts';
import { moveRows } from './move-rows.ts';

/** Facts for a review of the deliveries of a cart. */
export interface DeliveryReview {
  readonly kinds: DeliveryKinds;
  readonly shop: ShopContext;
  readonly goods: Goods;
  /** The price of the cart's shipping. */
  readonly shippingOf: (parts: CartContents) => Minor;
  /** True to check stock and stores; methods are always checked. */
  readonly stock: boolean;
}

export interface ReviewedDeliveries {
  readonly shipments: readonly CartShipment[];
  /** The new changes. */
  readonly changes: readonly StoredDeliveryChange[];
  /** Rows that cannot be delivered at all. */
  readonly undeliverable: ReadonlySet<string>;
}

/** Replaces deliveries that are no longer possible with the best available ones. Pure. */
export function replaceUnavailableDeliveries(review: DeliveryReview, parts: CartContents): ReviewedDeliveries {
  const moved = review.stock ? moveLines(review, parts) : { shipments: parts.shipments, changes: [], undeliverable: new Set<string>() };
  const downgraded = removeUnavailableMethods(review, { ...parts, shipments: moved.shipments });
  return { ...moved, shipments: downgraded.shipments, changes: [...moved.changes, ...downgraded.changes] };
}

function moveLines(review: DeliveryReview, parts: CartContents): ReviewedDeliveries {
  const { kinds, shop, goods, shippingOf } = review;
  const rows = parts.lines.filter(({ sku }) => typeof goods.sellables.get(sku)?.unitMinor === 'number');
  const { moves, undeliverable } = moveRows(kinds, parts.shipments, rows, { siteId: shop.site.id, ...goods });
  let { shipments } = parts;
  const changes = moves.map(({ itemId, type, reason, from, shipments: after }): StoredDeliveryChange => {
    const before = shipments;
    shipments = after;
    const to = shipments.find(({ items }) => items.includes(itemId)) ?? from;
    const priceDifferenceMinor = shippingOf({ ...parts, shipments }) - shippingOf({ ...parts, shipments: before });
    return { itemId, type, reason, from: describeDelivery(kinds, shop, from), to: describeDelivery(kinds, shop, to), priceDifferenceMinor };
  });
  return { shipments, changes, undeliverable: undeliverable };
}

/** Removes chosen methods that their shipments no longer offer; the cheapest then applies. */
function removeUnavailableMethods(review: DeliveryReview, parts: CartContents): Pick<ReviewedDeliveries, 'shipments' | 'changes'> {
  const { kinds, shop, shippingOf } = review;
  return parts.shipments.reduce<Pick<ReviewedDeliveries, 'shipments' | 'changes'>>(
    ({ shipments, changes }, shipment) => {
      const { method, items } = shipment;
      if (method === null || getMethod(kinds, shop, shipment)?.code === method) return { shipments, changes };
      const createDeliveryChange = (other: CartShipment): readonly CartShipment[] =>
        shipments.map((one) => (one === shipment ? other : one));
      const after = createDeliveryChange({ ...shipment, method: null });
      // Without a destination a shipment has all methods of its kind.
      const before = { ...shipment, destination: null };
      const priceDifferenceMinor =
        shippingOf({ ...parts, shipments: after }) - shippingOf({ ...parts, shipments: createDeliveryChange(before) });
      const [from, to] = [describeDelivery(kinds, shop, before), describeDelivery(kinds, shop, { ...shipment, method: null })];
      const change = { type: 'ShippingMethodDowngraded', reason: 'methodUnavailable', from, to, priceDifferenceMinor } as const;
      return { shipments: after, changes: [...changes, ...items.map((itemId) => ({ itemId, ...change }))] };
    },
    { shipments: parts.shipments, changes: [] },
  );
}

/** The chosen method, else the cheapest. */
function getMethod(kinds: DeliveryKinds, shop: ShopContext, shipment: CartShipment): DeliveryMethod | undefined {
  const methods = getDeliveryKind(kinds, shipment).listMethods(shop, shipment);
  return methods.find(({ code }) => code === shipment.method) ?? methods[0];
}

/** The names of a shipment and its method for a change. */
function describeDelivery(kinds: DeliveryKinds, shop: ShopContext, shipment: CartShipment): NamedDelivery {
  const { kind, destination } = shipment;
  const definition = getDeliveryKind(kinds, shipment);
  const method = getMethod(kinds, shop, shipment);
  if (!method) throw new Error(`[cairn] [delivery] ${kind} has no method on ${shop.site.id}`);
  const storeId = destination ? definition.showOnShipment(destination).storeInfo?.id : undefined;
  return { kind, ...method, ...(storeId !== undefined && { storeId }) };
}
