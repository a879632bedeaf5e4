import type { CartPorts } from '../cart-ports.ts';
import type { AdjustmentLimitsOf } from './adjustment-limits.ts';

export interface AdjustmentPorts extends CartPorts {
  readonly adjustmentLimits: AdjustmentLimitsOf;
}
