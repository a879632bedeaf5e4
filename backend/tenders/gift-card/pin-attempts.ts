import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Consecutive wrong PINs that lock a card. */
const maxAttempts = 5;
/** Duration of the lock in seconds, from the first wrong PIN. */
const lockSeconds = 15 * 60;

/**
 * Counts an attempt before the PIN is compared, so that concurrent calls cannot exceed the limit.
 * @returns false if the card is locked
 */
export async function countPinAttempt(db: Kysely<Tables>, cardId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - lockSeconds * 1000);
  const { rows } = await sql`insert into pin_trials as t (account_id, trials, began_at) values (${cardId}::uuid, 1, ${now}::timestamptz)
    on conflict (account_id) do update set
      trials = case when t.began_at <= ${since}::timestamptz then 1 else t.trials + 1 end,
      began_at = case when t.began_at <= ${since}::timestamptz then excluded.began_at else t.began_at end
    where t.trials < ${maxAttempts} or t.began_at <= ${since}::timestamptz
    returning account_id`.execute(db);
  return rows.length > 0;
}

/** Resets the counter after a correct PIN. */
export async function resetPinAttempts(db: Kysely<Tables>, cardId: string): Promise<void> {
  await db.deleteFrom('pin_trials').where('account_id', '=', cardId).execute();
}
