import type { CartPorts } from '../cart/cart-ports.ts';
import type { Log } from '../ports.ts';

export interface OrderPorts extends CartPorts {
  readonly log: Log;
}
