import type { Registries } from '../cart/cart-ports.ts';
import type { UserDataPart } from '../features/user-data-part.ts';
import { renderOrder } from './render-order.ts';

/** Orders. They are never erased: the shop has to account for them, with the addresses that they went to. */
export const createOrderData = (registries: Registries) =>
  ({
    async export(db, { id }) {
      const orders = await db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('placed_at', 'desc').execute();
      return { orders: orders.map((order) => renderOrder(registries, order)) };
    },
  }) satisfies UserDataPart;
