import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { endingSessions } from './end-sessions.ts';

/** Ends all sessions of the customer but the one that asks, and sign-ins that are on their way to one. */
export function createEndOtherSessions({
  db,
  liveSessions,
}: Pick<AuthenticationPorts, 'db' | 'liveSessions'>): Handler<'endOtherSessions'> {
  return {
    async handle({ context: { customer } }) {
      const isTheirs = sql`customer_id = ${customer.id}::uuid`;
      await sql`with ${endingSessions(sql`${isTheirs} and usid <> ${customer.usid}`)}
        delete from authorization_codes where ${isTheirs}`.execute(db);
      liveSessions.forget(customer.id);
      return { status: 204, body: undefined };
    },
  };
}
