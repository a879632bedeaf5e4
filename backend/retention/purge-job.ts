import type { Job } from '../jobs/job.ts';

const day = 24 * 60 * 60;

/** Runs all retentions, once a day. */
export const purgeJob: Job<Readonly<Record<string, never>>> = {
  name: 'purge',
  getKey: () => 'everything',
  retries: 5,
  pause: 300,
  longestPause: 3600,
  expires: 900,
  pollSeconds: 60,
  repeats: { every: day, payload: {} },
};
