import type { OrderPorts } from '../order-ports.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';

export interface CancelPorts extends RefundPorts, Pick<OrderPorts, 'limiter' | 'orderEffects'> {}
