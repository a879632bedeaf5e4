import type { Job } from '../../jobs/job.ts';

/** Hands a case over to customer service. */
export const deskJob: Job<{ readonly caseId: string }> = {
  name: 'hand-over-case',
  getKey: ({ caseId }) => caseId,
  retries: 20,
  pause: 30,
  longestPause: 3600,
  expires: 60,
  pollSeconds: 15,
};
