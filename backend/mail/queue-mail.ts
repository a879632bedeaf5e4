import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { Rate } from '../limits/rate.ts';

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

/** How many mails an address gets that its owner may not have asked for: anybody can name it. */
export interface MailRates {
  readonly mailsOfRecipient: Rate;
  readonly mailsOfRecipientAndKind: Rate;
}

async function isTooMany(
  transaction: Transaction<Tables>,
  { recipient, template }: QueuedMail,
  { mailsOfRecipient: all, mailsOfRecipientAndKind: kind }: MailRates,
  now: Date,
): Promise<boolean> {
  const since = ({ seconds }: Rate): Date => new Date(now.getTime() - seconds * 1000);
  const { ofAll, ofKind } = await transaction
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where created_at > ${since(all)})::int`.as('ofAll'),
      sql<number>`count(*) filter (where created_at > ${since(kind)} and template = ${template})::int`.as('ofKind'),
    ])
    .where('recipient', '=', recipient)
    .where('created_at', '>', since(all.seconds > kind.seconds ? all : kind))
    .executeTakeFirstOrThrow();
  return ofAll >= all.calls || ofKind >= kind.calls;
}

/** The same for a mail that anybody can have sent to anybody: what is too much is left out, and nobody is told, so that nothing is told of the address. */
export async function queueUnaskedMail(
  transaction: Transaction<Tables>,
  jobs: JobSender,
  mail: QueuedMail,
  { now, rates }: { readonly now: Date; readonly rates: MailRates | undefined },
): Promise<void> {
  if (rates && (await isTooMany(transaction, mail, rates, now))) return;
  await queueMail(transaction, jobs, mail, now);
}
