import type { Feature } from '../features/feature.ts';
import { paymentSessionRetention } from './partner/payment-session-retention.ts';

export function createTendersFeature() {
  return {
    retention: [paymentSessionRetention],
  } satisfies Feature;
}
