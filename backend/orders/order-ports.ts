import type { BotChecks } from '../authentication/bot-check/bot-check.ts';
import type { CartPorts } from '../cart/cart-ports.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';
import type { AuthenticationMinutes } from './authentication/authentication-minutes.ts';
import type { OrderEffect } from './order-effects.ts';
import type { ReturnRulesOf } from './returns/return-rules.ts';
import type { Log } from '../ports.ts';

export interface OrderPorts extends CartPorts {
  readonly log: Log;
  readonly jobs: JobSender;
  readonly limiter: Limiter;
  readonly botChecks: BotChecks;
  readonly authenticationMinutes: AuthenticationMinutes;
  readonly orderEffects: readonly OrderEffect[];
  readonly returnRules: ReturnRulesOf;
  readonly linkOrigin: LinkOrigin;
  /** Seconds in which an authorization may still be on its way to its provider; 30 by default. */
  readonly grace?: number;
}
