import type { Job } from '../../jobs/job.ts';

/** Moderates all pending texts: soon after one was written, and every five minutes for missed ones. */
export const moderationJob: Job<Readonly<Record<string, never>>> = {
  name: 'moderate-texts',
  getKey: () => 'pending texts',
  retries: 5,
  pause: 30,
  longestPause: 600,
  expires: 120,
  pollSeconds: 2,
  repeats: { every: 300, payload: {} },
};
