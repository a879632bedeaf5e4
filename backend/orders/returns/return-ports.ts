import type { OrderEffect } from '../order-effects.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';
import type { ReturnRulesOf } from './return-rules.ts';

export interface ReturnPorts extends RefundPorts {
  readonly returnRules: ReturnRulesOf;
  readonly orderEffects: readonly OrderEffect[];
}
