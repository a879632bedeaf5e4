import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Clock } from '../ports.ts';
import type { MailPort } from './mail.ts';
import type { QueuedMail } from './queue-mail.ts';

export interface MailPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly mail: MailPort;
}

/** Hands a mail of the outbox over, once, as far as can be known: a host may end before it has said so. */
export function createSendMail({ db, clock, mail }: MailPorts): JobHandler<'send-mail'> {
  return async ({ mailId }) => {
    const found = await db.selectFrom('outbox').selectAll().where('id', '=', mailId).where('sent_at', 'is', null).executeTakeFirst();
    if (!found) return undefined;
    const { brand, subject, text } = found.payload as QueuedMail['payload'];
    const { id, recipient, locale } = found;
    await mail({ id, brand, recipient, locale, subject, text });
    await db.updateTable('outbox').set({ sent_at: clock.now() }).where('id', '=', id).execute();
    return undefined;
  };
}
