import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { Rate } from '../limits/rate.ts';
import type { Channel } from './mail.ts';
import { mailJob } from './mail-job.ts';
import type { MailSection } from './mail-part.ts';

export interface QueuedMail {
  readonly id: string;
  /** Deduplication key: a mail with the same key is never queued again. */
  readonly dedupeKey: string;
  readonly template: string;
  /** Email by default. The subject of an SMS is not used. */
  readonly channel?: Channel;
  readonly recipient: string;
  readonly locale: string;
  readonly payload: Readonly<Record<string, unknown>> & {
    readonly brand: string;
    readonly subject: string;
    /** See Mail.unsubscribe. */
    readonly unsubscribe?: string;
    readonly parts: readonly MailSection[];
  };
}

/** Recipient of orders whose account is erased. No mail is queued for it. */
export const erasedRecipient = 'erased@shop.invalid';

export interface QueueMailStatements {
  /** Inserts the mail into the outbox unless its dedupeKey exists. The with clause must name it `mailed`. */
  readonly mailed: RawBuilder<unknown>;
  /** SQL of the same statement that queues the sending job. */
  readonly sent: RawBuilder<unknown>;
}

/**
 * The parts of a statement that queues a mail.
 * @param source A from clause; the mail is queued only if it has rows
 */
export async function buildQueueMail(
  jobs: JobSender,
  mail: QueuedMail,
  now: Date,
  source: RawBuilder<unknown> = sql``,
): Promise<QueueMailStatements> {
  const { id, dedupeKey, template, channel = 'email', recipient, locale, payload } = mail;
  const job = await jobs.buildSend(mailJob, { mailId: id });
  return {
    mailed: sql`insert into outbox (id, dedupe_key, template, channel, recipient, locale, payload, created_at)
      select ${id}::uuid, ${dedupeKey}, ${template}, ${channel}, ${recipient}, ${locale}, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz ${source}
      on conflict (dedupe_key) do nothing returning id`,
    sent: sql`case when exists (select from mailed) then (select count(*) from ${job}) end`,
  };
}

/** Queues a mail and its sending job in the caller's transaction, except to an erased customer. */
export async function queueMail(transaction: Transaction<Tables>, jobs: JobSender, mail: QueuedMail, now: Date): Promise<void> {
  if (mail.recipient === erasedRecipient) return;
  const { mailed, sent } = await buildQueueMail(jobs, mail, now);
  await sql`with mailed as (${mailed}) select ${sent}`.execute(transaction);
}

/** Limits per address for mails that its owner may not have requested, as anybody can enter an address. */
export interface MailRates {
  readonly mailsOfRecipient: Rate;
  readonly mailsOfRecipientAndKind: Rate;
}

/** An arbitrary number, the same in every process: the first half of the locks by recipient. */
const recipientLocks = 4_150_229;

/** Returns true if an address has reached its limit, in total or for this kind of mail. Mails to one address are counted one at a time. */
export async function isOverMailLimit(
  transaction: Transaction<Tables>,
  { recipient, template }: Pick<QueuedMail, 'recipient' | 'template'>,
  { mailsOfRecipient: all, mailsOfRecipientAndKind: kind }: MailRates,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(recipientLocks)}, hashtext(${recipient}))`.execute(transaction);
  const getPeriodStart = ({ seconds }: Rate): Date => new Date(now.getTime() - seconds * 1000);
  const { ofAll, ofKind } = await transaction
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where created_at > ${getPeriodStart(all)})::int`.as('ofAll'),
      sql<number>`count(*) filter (where created_at > ${getPeriodStart(kind)} and template = ${template})::int`.as('ofKind'),
    ])
    .where('recipient', '=', recipient)
    .where('created_at', '>', getPeriodStart(all.seconds > kind.seconds ? all : kind))
    .executeTakeFirstOrThrow();
  return ofAll >= all.calls || ofKind >= kind.calls;
}

/**
 * Like `queueMail` for a mail that anybody can trigger for any address. Mails beyond the limit are dropped silently, so that responses
 * reveal nothing about the address.
 */
export async function queueUnsolicitedMail(
  transaction: Transaction<Tables>,
  jobs: JobSender,
  mail: QueuedMail,
  { now, rates }: { readonly now: Date; readonly rates: MailRates | undefined },
): Promise<void> {
  if (rates && (await isOverMailLimit(transaction, mail, rates, now))) return;
  await queueMail(transaction, jobs, mail, now);
}
