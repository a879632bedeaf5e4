import type { CheckoutPorts } from '../checkout/checkout-ports.ts';
import type { Handler } from '../router/handler.ts';
import { createGetOrder } from './get-order.ts';
import { createPlaceOrder } from './place-order.ts';

/** Placing an order, and reading it. */
export function createOrderHandlers(ports: CheckoutPorts): {
  readonly placeOrder: Handler<'placeOrder'>;
  readonly getOrder: Handler<'getOrder'>;
} {
  return { placeOrder: createPlaceOrder(ports), getOrder: createGetOrder(ports) };
}
