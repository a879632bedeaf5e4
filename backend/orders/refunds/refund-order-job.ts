import type { Job } from '../../jobs/job.ts';
import { settlementJob } from '../settlement/settlement-job.ts';

/** Requests a refund from the partners until all have completed it. */
export const refundOrderJob: Job<{ readonly refundId: string }> = {
  name: 'refund-order',
  getKey: ({ refundId }) => refundId,
  retries: settlementJob.retries,
  pause: 5,
  longestPause: 600,
  expires: 30,
  pollSeconds: 5,
};
