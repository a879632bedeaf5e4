import type { OrderEffect } from '../order-effects.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';

export interface CancelPorts extends RefundPorts {
  readonly orderEffects: readonly OrderEffect[];
}
