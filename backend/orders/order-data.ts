import { batchSize, type RetentionDays } from '../features/retention.ts';
import type { UserDataSource } from '../features/user-data-part.ts';
import { readOrderActivity } from './activity/read-order-activity.ts';
import { renderOrderActivity } from './activity/render-order-activity.ts';
import type { OrderPorts } from './order-ports.ts';
import { anonymizeOrders } from './erasure/anonymize-orders.ts';
import { renderOrder } from './render-order.ts';
import { getShopContext } from '../sites/shop-site.ts';

const day = 24 * 60 * 60 * 1000;

export interface OrderDataPorts extends Pick<OrderPorts, 'deliveryKinds' | 'tenderKinds' | 'returnRules'> {
  readonly retentionDays: Pick<RetentionDays, 'erasedOrders'> | undefined;
}

/**
 * Reads orders with their history in two statements. Bookkeeping requires orders, so they are not deleted but anonymized: at the erasure
 * those that have ended, and by the daily purge those that end later.
 */
export const createOrderData = (ports: OrderDataPorts) =>
  ({
    async export(db, { id }, now) {
      const orders = await db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('placed_at', 'desc').execute();
      const paid = orders.filter(({ progress }) => progress !== null);
      const afterwardsOf = await readOrderActivity(
        db,
        paid.map((order) => order.id),
      );
      return {
        orders: orders.map((order) => {
          const rendered = renderOrder(ports, order);
          const { days } = ports.returnRules(getShopContext({ siteId: order.site_id }).site);
          const afterwards = afterwardsOf.get(order.id);
          return afterwards ? renderOrderActivity(ports, rendered, order, afterwards, { now, days }) : rendered;
        }),
      };
    },
    async erase(transaction, { id }, now) {
      await transaction
        .updateTable('orders')
        .set({ erased_at: now })
        .where('customer_id', '=', id)
        .where('erased_at', 'is', null)
        .execute();
      const before = new Date(now.getTime() - (ports.retentionDays?.erasedOrders ?? 0) * day);
      const { deliveryKinds, tenderKinds } = ports;
      const anonymization = { registries: { deliveryKinds, tenderKinds }, now, before, customerId: id };
      while ((await anonymizeOrders(transaction, anonymization)) === batchSize);
    },
  }) satisfies UserDataSource;
