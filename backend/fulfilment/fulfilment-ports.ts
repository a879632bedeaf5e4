import type { OrderPorts } from '../orders/order-ports.ts';
import type { LinkOrigin } from '../sites/shop-site.ts';

export interface FulfilmentPorts extends OrderPorts {
  readonly linkOrigin: LinkOrigin;
}
