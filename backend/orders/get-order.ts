import type { Handler } from '../router/handler.ts';
import { findOwnOrder } from './find-order.ts';
import { showOrder, type ShowingPorts } from './show-order.ts';

/** An order of the customer, by its id or its number; an order of another customer is unknown, 404 OHS4004. */
export function createGetOrder(ports: ShowingPorts): Handler<'getOrder'> {
  return {
    async handle({ params: { orderId }, context }) {
      return { body: await showOrder(ports, await findOwnOrder(ports, context, orderId)) };
    },
  };
}
