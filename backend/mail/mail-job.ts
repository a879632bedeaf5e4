import type { Job } from '../jobs/job.ts';

/** Sends one mail or text message of the outbox. */
export const mailJob: Job<{ readonly mailId: string }> = {
  name: 'send-mail',
  getKey: ({ mailId }) => mailId,
  retries: 12,
  pause: 30,
  longestPause: 3600,
  expires: 60,
  pollSeconds: 15,
};
