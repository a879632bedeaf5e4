import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { renderTokens } from '../tokens/render-tokens.ts';
import { endSessionsSql } from './end-sessions.ts';
import { rotateSession } from './rotate-session.ts';

/**
 * Ends all other sessions and unfinished sign-ins of the customer. The current session gets new tokens, which makes copies of the old ones
 * useless.
 */
export function createEndOtherSessions(ports: AuthenticationPorts): Handler<'endOtherSessions'> {
  const { db, liveSessions } = ports;
  return {
    async handle({ context: { customer, siteId } }) {
      const isTheirs = sql`customer_id = ${customer.id}::uuid`;
      const issued = await db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, customer.id);
        await sql`with ${endSessionsSql(sql`${isTheirs} and usid <> ${customer.usid}`)}
          delete from authorization_codes where ${isTheirs}`.execute(transaction);
        return rotateSession(transaction, customer, siteId, ports);
      });
      liveSessions.invalidate(customer.id);
      return { body: await renderTokens(ports, issued) };
    },
  };
}
