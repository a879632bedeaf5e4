import type { Handler } from '../../router/handler.ts';
import { findOrderFor } from '../find-order.ts';
import { readOrder } from '../order-record.ts';
import { showOrder } from '../show-order.ts';
import type { CancelPorts } from './cancel-ports.ts';
import { cancelUnits } from './cancel-units.ts';

/**
 * Cancels a whole order or some units, for its customer or for a guest with order number and email address. Repeating the key returns the
 * order in its current state.
 */
export function createCancelOrder(ports: CancelPorts): Handler<'cancelOrder'> {
  return {
    async handle({ body, headers, context }) {
      const { id } = await findOrderFor(ports, context, body);
      await cancelUnits(ports, id, headers['idempotency-key'], body);
      return { body: await showOrder(ports, await readOrder(ports.db, id)) };
    },
  };
}
