import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { computeDeliveryPromise } from '../../delivery-promise/compute-delivery-promise.ts';
import { warehouses } from '../../delivery-promise/warehouses.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { toInstant } from '../../stores/opening.ts';
import { getShipmentWay } from '../shipment-way.ts';

/** The date of a moment in a time zone, as YYYY-MM-DD. */
const formatDay = (moment: Date, timeZone: string): string => toInstant(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The last day of the promised arrival or pickup of a shipment; null without a promise. */
export function getPromisedDay(order: Pick<OrderRecord, 'site_id' | 'placed_at' | 'content'>, shipment: OrderShipment): string | null {
  const { method, readyBy } = shipment;
  const { site } = getShopContext({ siteId: order.site_id });
  if (readyBy !== undefined) return formatDay(new Date(readyBy), site.timeZone);
  const warehouse = warehouses[site.country];
  const way = getShipmentWay(order, shipment);
  if (!warehouse || way === 'store' || way === 'mail') return null;
  return computeDeliveryPromise(order.placed_at, warehouse, method.deliveryTime).latest;
}
