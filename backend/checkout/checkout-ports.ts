import type { BotChecks } from '../authentication/bot-check/bot-check.ts';
import type { CartPorts } from '../cart/cart-ports.ts';
import type { Log } from '../ports.ts';

export interface CheckoutPorts extends CartPorts {
  readonly log: Log;
  readonly botChecks: BotChecks;
}
