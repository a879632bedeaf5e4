import type { Job } from '../../jobs/job.ts';
import { settlementJob } from '../settlement/settlement-job.ts';

/**
 * Settles an order whose shopper has not returned from a challenge. Its pause is short because an abandoned order reserves stock and
 * balances.
 */
export const authenticationJob: Job<{ readonly orderId: string }> = {
  ...settlementJob,
  name: 'authenticate-order',
  pause: 30,
  longestPause: 30,
};

/** Maximum milliseconds between two checks of an order. */
export const authenticationInterval = (authenticationJob.longestPause + authenticationJob.pollSeconds) * 1000;
