import type { Job } from '../jobs/job.ts';

/** Detects restocked variants and mails the shoppers who wait for them. */
export const notifyJob: Job<Readonly<Record<string, never>>> = {
  name: 'notify-of-stock',
  getKey: () => 'everything',
  retries: 2,
  pause: 15,
  longestPause: 60,
  expires: 300,
  pollSeconds: 5,
  retentionSeconds: 3600,
  repeats: { every: 15, payload: {} },
};
