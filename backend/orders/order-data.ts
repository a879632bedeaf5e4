import type { UserDataPart } from '../features/user-data-part.ts';
import type { OrderPorts } from './order-ports.ts';
import { renderOrder } from './render-order.ts';

/** Orders. They are never erased: the shop has to account for them, with the addresses that they went to. */
export const createOrderData = ({ tenderKinds }: Pick<OrderPorts, 'tenderKinds'>) =>
  ({
    async export(db, { id }) {
      const orders = await db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('placed_at', 'desc').execute();
      return { orders: orders.map((order) => renderOrder(tenderKinds, order)) };
    },
  }) satisfies UserDataPart;
