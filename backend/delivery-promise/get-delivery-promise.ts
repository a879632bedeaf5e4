import { getParcelMethods } from '../delivery/home/parcel-methods.ts';
import type { Clock } from '../ports.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { computeDeliveryPromise } from './compute-delivery-promise.ts';
import { warehouses } from './warehouses.ts';

export interface PromisePorts {
  readonly clock: Clock;
}

/** Returns the delivery dates of a parcel ordered now, for each delivery method of the site. */
export function createGetDeliveryPromise({ clock }: PromisePorts): Handler<'getDeliveryPromise'> {
  return {
    handle({ context }) {
      const shop = getShopContext(context);
      const now = clock.now();
      const warehouse = warehouses[shop.site.country];
      if (!warehouse) return { body: { orderBy: now.toISOString(), methods: [] } };
      const methods = getParcelMethods(shop, null).map(({ code, label, deliveryTime }) => {
        const { earliest, latest } = computeDeliveryPromise(now, warehouse, deliveryTime);
        return { code, label, earliest, latest };
      });
      return { body: { orderBy: computeDeliveryPromise(now, warehouse, '').orderBy.toISOString(), methods } };
    },
  };
}
