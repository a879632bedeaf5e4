import type { Registries } from '../cart/cart-ports.ts';
import type { UserDataPart } from '../features/user-data-part.ts';
import { readAfterwards } from './afterwards/read-afterwards.ts';
import { addAfterwards } from './afterwards/render-afterwards.ts';
import { returnDays } from './afterwards/return-period.ts';
import { renderOrder } from './render-order.ts';

/**
 * Orders, with what has happened to them, in two statements. They are never erased: the shop has to account for them, with the addresses that
 * they went to.
 */
export const createOrderData = (registries: Registries) =>
  ({
    async export(db, { id }, now) {
      const orders = await db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('placed_at', 'desc').execute();
      const paid = orders.filter(({ progress }) => progress !== null);
      const afterwardsOf = await readAfterwards(
        db,
        paid.map((order) => order.id),
      );
      return {
        orders: orders.map((order) => {
          const rendered = renderOrder(registries, order);
          const afterwards = afterwardsOf.get(order.id);
          return afterwards ? addAfterwards(registries, rendered, order, afterwards, { now, days: returnDays }) : rendered;
        }),
      };
    },
  }) satisfies UserDataPart;
