import type { Feature } from '../../features/feature.ts';
import { createWorker } from '../../jobs/job.ts';
import { createRefundOrder } from '../refunds/refund-order.ts';
import { refundOrderJob } from '../refunds/refund-order-job.ts';
import { createCancelOrder } from './cancel-order.ts';
import type { CancelPorts } from './cancel-ports.ts';

/** Cancellation of paid orders, and refunds. */
export function createCancellingFeature(ports: CancelPorts) {
  return {
    handlers: { cancelOrder: createCancelOrder(ports) },
    jobs: [createWorker(refundOrderJob, createRefundOrder(ports))],
  } satisfies Feature;
}
