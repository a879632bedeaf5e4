import type { OrderPorts } from './order-ports.ts';
import type { Handler } from '../router/handler.ts';
import { createGetOrder } from './get-order.ts';
import { createPlaceOrder } from './place-order.ts';

/** Placing an order, and reading it. */
export function createOrderHandlers(ports: OrderPorts): {
  readonly placeOrder: Handler<'placeOrder'>;
  readonly getOrder: Handler<'getOrder'>;
} {
  return { placeOrder: createPlaceOrder(ports), getOrder: createGetOrder(ports) };
}
