import type { LinkOrigin } from '../../sites/shop-site.ts';
import type { OrderPorts } from '../order-ports.ts';

/** Ports of refunds. */
export interface RefundPorts extends Pick<
  OrderPorts,
  'clock' | 'db' | 'deliveryKinds' | 'ids' | 'jobs' | 'log' | 'returnRules' | 'tenderKinds'
> {
  readonly linkOrigin: LinkOrigin;
}
