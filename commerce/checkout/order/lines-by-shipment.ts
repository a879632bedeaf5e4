import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Shipment } from '#generated/openapi/shared.ts';
import type { SummaryItem } from '../../cart/summary/line-summary.tsx';
import { getDeliveries } from '../delivery/deliveries-of.ts';
import type { DeliveryKinds } from '../delivery/delivery-kinds.ts';
import { getShipmentItems } from '../delivery/items-of.ts';
import type { OrderMessages } from './order-messages.ts';
import type { LinesOfShipment } from './shipment-lines.tsx';

interface Source {
  readonly items: readonly (SummaryItem & { readonly shippingId?: string })[];
  readonly totals: { readonly shipping: number };
}

/** Groups the lines of a cart or order by shipment. */
export function groupLinesByShipment(
  source: Source,
  shipments: readonly (ShipmentMethods | Shipment)[],
  kinds: DeliveryKinds,
  messages: OrderMessages,
): readonly LinesOfShipment[] {
  const deliveries = getDeliveries(shipments, kinds);
  if (deliveries.length < 2) return [{ shippingId: '', title: '', items: source.items, shipping: undefined }];
  const prices = deliveries.map(({ shipment }) => getShippingPrice(shipment));
  // A promotion reduces the shipping total of all shipments together.
  const isLowered = prices.reduce((sum, price) => sum + price, 0) - source.totals.shipping > 0.001;
  return deliveries.map(({ kind, shipment }, index) => ({
    shippingId: shipment.shippingId,
    title: kind.getTitle(messages),
    items: getShipmentItems(source, shipment),
    shipping: source.totals.shipping === 0 ? 0 : isLowered ? undefined : prices[index],
  }));
}

function getShippingPrice(shipment: ShipmentMethods | Shipment): number {
  if ('shippingMethod' in shipment) return shipment.shippingMethod.price;
  return shipment.applicableShippingMethods.find(({ code }) => code === shipment.code)?.price ?? 0;
}
