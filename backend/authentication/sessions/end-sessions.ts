import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * The parts of a statement that end sessions: nothing renews them any more.
 * @param which A condition on `family`, `customer_id` and `usid`, which sessions have and guests' tokens too.
 */
export const endingSessions = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`ended_sessions as (delete from sessions where ${which} returning family),
    ended_tokens as (delete from refresh_tokens where ${which} returning family)`;

/** Ends sessions, and answers whether there were any. */
export async function endSessions(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`with ${endingSessions(which)}
    select family from ended_sessions union select family from ended_tokens`.execute(db);
  return rows.length > 0;
}
