import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';

export interface QueuedMail {
  readonly id: string;
  /** The fact that it tells; the same is never mailed twice. */
  readonly dedupeKey: string;
  readonly template: string;
  readonly recipient: string;
  readonly locale: string;
  readonly payload: Readonly<Record<string, unknown>> & { readonly brand: string; readonly subject: string; readonly text: string };
}

/** Into the outbox, with the job that sends it, in the transaction of what it tells of. */
export async function queueMail(transaction: Transaction<Tables>, jobs: JobSender, mail: QueuedMail, now: Date): Promise<void> {
  const { id, dedupeKey, template, recipient, locale, payload } = mail;
  const queued = await transaction
    .insertInto('outbox')
    .values({
      id,
      dedupe_key: dedupeKey,
      template,
      recipient,
      locale,
      payload: JSON.stringify(payload),
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (queued) await jobs.send(transaction, 'send-mail', { mailId: id });
}
