import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { Clock, Log } from '../ports.ts';
import { MailRejectedError, type MailPort, type SmsPort } from './mail.ts';
import { renderMailText } from './mail-part.ts';
import type { QueuedMail } from './queue-mail.ts';
import type { RenderMail } from './render-mail.ts';

export interface MailPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly renderMail: RenderMail;
}

/**
 * Hands a message of the outbox over, once unless the server ends before it has recorded the delivery. A message that will never be
 * accepted fails with the reason.
 */
export function createSendMail({ db, clock, log, mail, sms, renderMail }: MailPorts): JobHandler<{ readonly mailId: string }> {
  return async ({ mailId }) => {
    const found = await db
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .where('refusal', 'is', null)
      .executeTakeFirst();
    if (!found) return undefined;
    const { id, channel, template, recipient, locale } = found;
    const payload = found.payload as QueuedMail['payload'];
    try {
      if (channel === 'sms') await sms({ id, brand: payload.brand, recipient, locale, text: renderMailText(payload.parts) });
      else await mail(renderMail({ id, recipient, locale, payload }));
    } catch (error) {
      if (!(error instanceof MailRejectedError)) throw error;
      log.warn('[cairn] [mail] A mail was rejected permanently.', { mailId, template, reason: error.message });
      await db.updateTable('outbox').set({ refusal: error.message }).where('id', '=', id).execute();
      return undefined;
    }
    await db.updateTable('outbox').set({ sent_at: clock.now() }).where('id', '=', id).execute();
    return undefined;
  };
}
