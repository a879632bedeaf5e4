import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // Set by the first use of a token: its successor follows from the token itself and this salt.
  `alter table refresh_tokens add column successor_salt text`,
  `create function notify_session_ended() returns trigger language plpgsql as $$
    begin perform pg_notify('session_ended', old.customer_id::text); return null; end $$`,
  // Another usid ends the access tokens of the one before.
  `create trigger session_deleted after delete on sessions for each row execute function notify_session_ended()`,
  `create trigger session_usid_changed after update of usid on sessions
    for each row when (old.usid <> new.usid) execute function notify_session_ended()`,
];

/** One successor for each refresh token, and a notification for every session that ends. */
export const tokenSuccessors: Migration = {
  name: '038-token-successors',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
