import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Clock } from '../ports.ts';
import type { MailPort, SmsPort } from './mail.ts';
import type { QueuedMail } from './queue-mail.ts';

export interface MailPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly sms: SmsPort;
}

/** Hands a mail or a text message of the outbox over, once, as far as can be known: a host may end before it has said so. */
export function createSendMail({ db, clock, mail, sms }: MailPorts): JobHandler<'send-mail'> {
  return async ({ mailId }) => {
    const found = await db.selectFrom('outbox').selectAll().where('id', '=', mailId).where('sent_at', 'is', null).executeTakeFirst();
    if (!found) return undefined;
    const { brand, subject, text } = found.payload as QueuedMail['payload'];
    const { id, channel, recipient, locale } = found;
    const message = { id, brand, recipient, locale, text };
    await (channel === 'sms' ? sms(message) : mail({ ...message, subject }));
    await db.updateTable('outbox').set({ sent_at: clock.now() }).where('id', '=', id).execute();
    return undefined;
  };
}
