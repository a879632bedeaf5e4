import type { Job } from '../../jobs/job.ts';
import { sha256 } from '../tokens/code-challenge.ts';

export interface ResetMailRequest {
  /** As it is stored. */
  readonly email: string;
  readonly siteId: string;
  readonly locale: string;
}

/** Mails a link by which a new password is chosen, where the address has an account. */
export const resetMailJob: Job<ResetMailRequest> = {
  name: 'send-reset-mail',
  about: ({ email, siteId }) => sha256(`${siteId} ${email}`),
  retries: 5,
  pause: 5,
  longestPause: 300,
  expires: 60,
  looksEvery: 5,
  keptFor: 60 * 60,
};
