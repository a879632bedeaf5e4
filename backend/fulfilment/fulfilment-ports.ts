import type { OrderPorts } from '../orders/order-ports.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';
import type { FulfilmentRulesOf } from './fulfilment-rules.ts';

export interface FulfilmentPorts extends OrderPorts {
  readonly linkOrigin: LinkOrigin;
  readonly fulfilmentRules: FulfilmentRulesOf;
  /** Secrets that sign the events of the order management system: two during a rotation, none without such a system. */
  readonly fulfilmentSecrets: readonly string[];
}
