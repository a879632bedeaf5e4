import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Rate } from '../../limits/rate.ts';
import type { Log } from '../../ports.ts';
import { CallError } from '../../router/call-error.ts';

export interface AttemptPorts {
  readonly db: Kysely<Tables>;
  readonly lockout: Rate;
  readonly log: Log;
}

export interface Attempt<Known> {
  /** The subject of the attempts, whether the account exists or not. */
  readonly subject: string;
  /** Fields for the log. */
  readonly about: Readonly<Record<string, string>>;
  /** A select of the stored data of the subject: one row or none. */
  readonly known: RawBuilder<Known>;
  readonly now: Date;
}

interface Counted<Known> {
  readonly failures: number;
  readonly endsAt: Date;
  readonly known: Known | null;
}

/**
 * Counts an attempt and reads the stored data of its subject, in one statement. The attempt counts as failed until it succeeds, so
 * concurrent attempts do not raise the limit.
 * @throws CallError 423 AUT423 while the subject is locked.
 */
export async function countAttempt<Known>(
  { db, log, lockout: { calls: most, seconds } }: AttemptPorts,
  { subject, about, known, now }: Attempt<Known>,
): Promise<Known | undefined> {
  const ends = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<Counted<Known>>`
    with attempt as (
      insert into sign_in_attempts as a (subject, failures, ends_at) values (${subject}, 1, ${ends})
      on conflict (subject) do update set
        failures = case when a.ends_at <= ${now} then 1 else least(a.failures, ${most}::int + 1) + 1 end,
        ends_at = case when a.ends_at > ${now} and a.failures >= ${most} then a.ends_at else excluded.ends_at end
      returning failures, ends_at
    )
    select attempt.failures, attempt.ends_at as "endsAt", to_jsonb(known) as known
    from attempt left join (${known}) known on true`.execute(db);
  const [attempt] = rows;
  if (!attempt) throw new Error('[cairn] [authentication] an attempt was not counted');
  // Logged once per lock, by the first rejected attempt.
  if (attempt.failures === most + 1)
    log.warn('[cairn] [authentication] a name is locked after too many wrong attempts', { ...about, seconds });
  if (attempt.failures > most) throw createLockedError(Math.max(1, Math.ceil((attempt.endsAt.getTime() - now.getTime()) / 1000)));
  return attempt.known ?? undefined;
}

function createLockedError(wait: number): CallError {
  return new CallError(423, 'AUT423', [`Too many wrong attempts; wait ${wait} seconds.`], wait);
}

/** SQL that removes the attempts of a subject after a successful one. */
export const removeAttemptsSql = (subject: string): RawBuilder<unknown> => sql`delete from sign_in_attempts where subject = ${subject}`;
