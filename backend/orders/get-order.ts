import type { Handler } from '../router/handler.ts';
import { findOwnOrder } from './find-order.ts';
import type { OrderPorts } from './order-ports.ts';
import { showOrder } from './show-order.ts';

/** An order of the customer, by its id or its number; an order of another customer is unknown, 404 OHS4004. */
export function createGetOrder(ports: Pick<OrderPorts, 'db' | 'clock' | 'deliveryKinds' | 'tenderKinds'>): Handler<'getOrder'> {
  return {
    async handle({ params: { orderId }, context }) {
      return { body: await showOrder(ports, await findOwnOrder(ports, context, orderId)) };
    },
  };
}
