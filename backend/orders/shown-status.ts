import type { Order, OrderProgress } from '#generated/openapi/shared.ts';
import type { OrderState } from '../database/tables/orders.ts';
import { getStatus } from './settlement/order-states.ts';

/** A paid order is shown as canceled when all its units are; its state does not change. */
export function getShownStatus(state: OrderState, progress: OrderProgress | null): Order['status'] {
  return progress === 'cancelled' ? 'cancelled' : getStatus(state);
}
