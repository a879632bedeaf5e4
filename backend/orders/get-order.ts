import { assertKnownCustomer } from '../authentication/authenticate.ts';
import type { CartPorts } from '../cart/cart-ports.ts';
import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { renderOrder } from './render-order.ts';

/** An order of the customer; another's is answered like an unknown one, 404 OHS4004. */
export function createGetOrder({ db }: Pick<CartPorts, 'db'>): Handler<'getOrder'> {
  return {
    async handle({ params: { orderId }, context: { customer } }) {
      const order = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .where('customer_id', '=', customer.id)
        .executeTakeFirst();
      if (order) return { body: renderOrder(order) };
      await assertKnownCustomer(db, customer);
      throw new CallError(404, 'OHS4004', ['There is no such order.']);
    },
  };
}
