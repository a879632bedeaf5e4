import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import { mailData } from './mail-data.ts';
import { mailJob } from './mail-job.ts';
import { mailRetention } from './mail-retention.ts';
import { createSendMail, type MailPorts } from './send-mail.ts';

/** Sends the mails and text messages that other features queue. */
export function createMailFeature(ports: MailPorts) {
  return {
    jobs: [createWorker(mailJob, createSendMail(ports))],
    retention: [mailRetention],
    userData: mailData,
  } satisfies Feature;
}
