import type { Job } from '../../jobs/job.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

export interface ResetMailRequest {
  /** Normalized, as in the database. */
  readonly email: string;
  readonly siteId: string;
  readonly locale: string;
}

/** Mails a link for choosing a new password if the address has an account. */
export const resetMailJob: Job<ResetMailRequest> = {
  name: 'send-reset-mail',
  getKey: ({ email, siteId }) => hashSha256(`${siteId} ${email}`),
  retries: 5,
  pause: 5,
  longestPause: 300,
  expires: 60,
  pollSeconds: 5,
  retentionSeconds: 60 * 60,
};
