import type { Order, OrderProgress } from '#generated/openapi/shared.ts';
import type { OrderState } from '../database/tables/orders.ts';
import { statusOf } from './settlement/order-states.ts';

/** An order that was paid is shown as cancelled once every unit is; its state stays. */
export function shownStatusOf(state: OrderState, progress: OrderProgress | null): Order['status'] {
  return progress === 'cancelled' ? 'cancelled' : statusOf(state);
}
