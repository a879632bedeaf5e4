import type { OrderPorts } from '../orders/order-ports.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';
import type { FulfillmentRulesOf } from './fulfillment-rules.ts';

export interface FulfillmentPorts extends OrderPorts {
  readonly linkOrigin: LinkOrigin;
  readonly fulfillmentRules: FulfillmentRulesOf;
  /** Secrets that sign the events of the order management system: two during a rotation, none without such a system. */
  readonly fulfillmentSecrets: readonly string[];
}
