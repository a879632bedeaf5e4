import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Wrong PINs in a row until a card is locked. */
const mostTrials = 5;
/** Seconds from the first of them. */
const lockSeconds = 15 * 60;

/**
 * Counts a PIN that is tried, before it is compared, so that calls at the same time cannot try more.
 *
 * @returns false where the card is locked
 */
export async function countTrial(db: Kysely<Tables>, cardId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - lockSeconds * 1000);
  const { rows } = await sql`insert into pin_trials as t (account_id, trials, began_at) values (${cardId}::uuid, 1, ${now}::timestamptz)
    on conflict (account_id) do update set
      trials = case when t.began_at <= ${since}::timestamptz then 1 else t.trials + 1 end,
      began_at = case when t.began_at <= ${since}::timestamptz then excluded.began_at else t.began_at end
    where t.trials < ${mostTrials} or t.began_at <= ${since}::timestamptz
    returning account_id`.execute(db);
  return rows.length > 0;
}

/** After the right PIN. */
export async function forgetTrials(db: Kysely<Tables>, cardId: string): Promise<void> {
  await db.deleteFrom('pin_trials').where('account_id', '=', cardId).execute();
}
