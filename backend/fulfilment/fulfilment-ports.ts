import type { OrderPorts } from '../orders/order-ports.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';
import type { FulfilmentRulesOf } from './fulfilment-rules.ts';

export interface FulfilmentPorts extends OrderPorts {
  readonly linkOrigin: LinkOrigin;
  readonly fulfilmentRules: FulfilmentRulesOf;
  /** Any of them signs the events of the order management system: two while one replaces the other, none where none reports. */
  readonly fulfilmentSecrets: readonly string[];
}
