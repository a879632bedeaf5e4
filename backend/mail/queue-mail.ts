import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { Rate } from '../limits/rate.ts';
import type { Channel } from './mail.ts';
import { mailJob } from './mail-job.ts';
import type { MailPart } from './mail-part.ts';

export interface QueuedMail {
  readonly id: string;
  /** The fact that it tells; the same is never mailed twice. */
  readonly dedupeKey: string;
  readonly template: string;
  /** E-mail by default; an sms has no use for its subject. */
  readonly channel?: Channel;
  readonly recipient: string;
  readonly locale: string;
  readonly payload: Readonly<Record<string, unknown>> & {
    readonly brand: string;
    readonly subject: string;
    /** Mail.unsubscribe */
    readonly unsubscribe?: string;
    readonly parts: readonly MailPart[];
  };
}

export interface Mailing {
  /** Lays the mail into the outbox where no mail has told its fact; to be called `mailed` in a with clause. */
  readonly mailed: RawBuilder<unknown>;
  /** A value of the same statement, which sends the job that sends the mail. */
  readonly sent: RawBuilder<unknown>;
}

/** The parts of a statement that queues a mail. @param source A from clause whose rows are none where the mail is not to be queued. */
export async function mailing(jobs: JobSender, mail: QueuedMail, now: Date, source: RawBuilder<unknown> = sql``): Promise<Mailing> {
  const { id, dedupeKey, template, channel = 'email', recipient, locale, payload } = mail;
  const job = await jobs.sending(mailJob, { mailId: id });
  return {
    mailed: sql`insert into outbox (id, dedupe_key, template, channel, recipient, locale, payload, created_at)
      select ${id}::uuid, ${dedupeKey}, ${template}, ${channel}, ${recipient}, ${locale}, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz ${source}
      on conflict (dedupe_key) do nothing returning id`,
    sent: sql`case when exists (select from mailed) then (select count(*) from ${job}) end`,
  };
}

/** Into the outbox, with the job that sends it, in the transaction of what it tells of. */
export async function queueMail(transaction: Transaction<Tables>, jobs: JobSender, mail: QueuedMail, now: Date): Promise<void> {
  const { mailed, sent } = await mailing(jobs, mail, now);
  await sql`with mailed as (${mailed}) select ${sent}`.execute(transaction);
}

/** How many mails an address gets that its owner may not have asked for: anybody can name it. */
export interface MailRates {
  readonly mailsOfRecipient: Rate;
  readonly mailsOfRecipientAndKind: Rate;
}

/** Any number, the same in every process: the first half of the locks by recipient. */
const recipientLocks = 4_150_229;

/** Whether an address has had as many mails as it gets, of all kinds or of this one. Mails to one address are counted one after the other. */
export async function isTooMany(
  transaction: Transaction<Tables>,
  { recipient, template }: Pick<QueuedMail, 'recipient' | 'template'>,
  { mailsOfRecipient: all, mailsOfRecipientAndKind: kind }: MailRates,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(recipientLocks)}, hashtext(${recipient}))`.execute(transaction);
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
