import type { Handler } from '../router/handler.ts';
import { findOwnOrder } from './find-order.ts';
import { showOrder, type ShowingPorts } from './show-order.ts';

/** Returns an order of the customer by id or number. An order of another customer gets 404 OHS4004. */
export function createGetOrder(ports: ShowingPorts): Handler<'getOrder'> {
  return {
    async handle({ params: { orderId }, context }) {
      return { body: await showOrder(ports, await findOwnOrder(ports, context, orderId)) };
    },
  };
}
