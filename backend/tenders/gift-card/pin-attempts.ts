import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Consecutive wrong PINs for a number that block a client address. */
const maxAttempts = 5;
/** Duration of the block in seconds, from the first wrong PIN. */
const blockSeconds = 15 * 60;

/**
 * The subject of attempts: a number, whether it has a card or not, and a client address. So the block reveals no card, and strangers
 * elsewhere cannot block the owner.
 */
export const getPinSubject = (numberHash: string, address: string | undefined): string =>
  createHash('sha256')
    .update(`gift-card ${numberHash} ${address ?? ''}`)
    .digest('base64url');

/**
 * Counts an attempt before the PIN is compared, so that concurrent calls cannot exceed the limit.
 * @returns false while the subject is blocked
 */
export async function countPinAttempt(db: Kysely<Tables>, subject: string, now: Date): Promise<boolean> {
  const ends = new Date(now.getTime() + blockSeconds * 1000);
  const { rows } = await sql`insert into sign_in_attempts as a (subject, failures, ends_at) values (${subject}, 1, ${ends}::timestamptz)
    on conflict (subject) do update set
      failures = case when a.ends_at <= ${now}::timestamptz then 1 else a.failures + 1 end,
      ends_at = case when a.ends_at <= ${now}::timestamptz then excluded.ends_at else a.ends_at end
    where a.failures < ${maxAttempts} or a.ends_at <= ${now}::timestamptz
    returning subject`.execute(db);
  return rows.length > 0;
}

/** Resets the counter after a correct PIN. */
export async function resetPinAttempts(db: Kysely<Tables>, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}
