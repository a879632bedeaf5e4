import { assertKnownCustomer } from '../authentication/authenticate.ts';
import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { OrderPorts } from './order-ports.ts';
import { showOrder } from './show-order.ts';

/** True for an order's number, e.g. TF-2611-000123. Everything else is an id: the contract admits no third. */
const isNumber = (idOrNumber: string): boolean => idOrNumber.indexOf('-') === 2;

/** An order of the customer, by its id or its number; an order of another customer is unknown, 404 OHS4004. */
export function createGetOrder(ports: Pick<OrderPorts, 'db' | 'clock' | 'deliveryKinds' | 'tenderKinds'>): Handler<'getOrder'> {
  return {
    async handle({ params: { orderId }, context: { customer } }) {
      const order = await ports.db
        .selectFrom('orders')
        .selectAll()
        .where(isNumber(orderId) ? 'number' : 'id', '=', orderId)
        .where('customer_id', '=', customer.id)
        .executeTakeFirst();
      if (order) return { body: await showOrder(ports, order) };
      await assertKnownCustomer(ports.db, customer);
      throw new CallError(404, 'OHS4004', ['There is no such order.']);
    },
  };
}
