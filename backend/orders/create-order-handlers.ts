import type { Handlers } from '../router/handler.ts';
import { createGetOrder } from './get-order.ts';
import type { OrderPorts } from './order-ports.ts';
import { createPlaceOrder } from './placing/place-order.ts';

/** Placing an order, and reading it. */
export function createOrderHandlers(ports: OrderPorts) {
  return {
    placeOrder: createPlaceOrder(ports),
    getOrder: createGetOrder(ports),
  } satisfies Partial<Handlers>;
}
