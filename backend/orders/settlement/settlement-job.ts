import type { Job } from '../../jobs/job.ts';

/** Effectively unlimited attempts. */
const unlimited = 1_000_000_000;

/** Settles an order that its own request has not settled. */
export const settlementJob: Job<{ readonly orderId: string }> = {
  name: 'settle-order',
  getKey: ({ orderId }) => orderId,
  retries: unlimited,
  pause: 5,
  longestPause: 600,
  expires: 30,
  pollSeconds: 5,
};
