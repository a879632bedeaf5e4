import { assertKnownCustomer } from '../authentication/authenticate.ts';
import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { OrderPorts } from './order-ports.ts';
import { renderOrder } from './render-order.ts';

/** An order of the customer; another's is answered like an unknown one, 404 OHS4004. */
export function createGetOrder({ db, tenderKinds }: Pick<OrderPorts, 'db' | 'tenderKinds'>): Handler<'getOrder'> {
  return {
    async handle({ params: { orderId }, context: { customer } }) {
      const order = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .where('customer_id', '=', customer.id)
        .executeTakeFirst();
      if (order) return { body: renderOrder(tenderKinds, order) };
      await assertKnownCustomer(db, customer);
      throw new CallError(404, 'OHS4004', ['There is no such order.']);
    },
  };
}
