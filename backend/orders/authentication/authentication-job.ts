import type { Job } from '../../jobs/job.ts';
import { settlementJob } from '../settlement/settlement-job.ts';

/** Settles an order whose shopper has not returned from a challenge. Its pause is short: an abandoned order holds stock and balances. */
export const authenticationJob: Job<{ readonly orderId: string }> = {
  ...settlementJob,
  name: 'authenticate-order',
  pause: 30,
  longestPause: 30,
};

/** Milliseconds between two looks at an order at most. */
export const authenticationInterval = (authenticationJob.longestPause + authenticationJob.looksEvery) * 1000;
