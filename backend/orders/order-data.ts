import type { UserDataSource } from '../features/user-data-part.ts';
import { readOrderActivity } from './activity/read-order-activity.ts';
import { renderOrderActivity } from './activity/render-order-activity.ts';
import type { OrderPorts } from './order-ports.ts';
import { renderOrder } from './render-order.ts';
import { getShopContext } from '../sites/shop-site.ts';

/** Reads orders with their history in two statements. Orders are never erased: bookkeeping requires them with their addresses. */
export const createOrderData = (ports: Pick<OrderPorts, 'deliveryKinds' | 'tenderKinds' | 'returnRules'>) =>
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
  }) satisfies UserDataSource;
