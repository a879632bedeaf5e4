import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { assertKnownCustomer } from '../authenticate.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';

/** Ends the session of the access token, and the sessions that it opened on other sites of the brand. */
export function createSignOut({ db, liveSessions }: Pick<AuthenticationPorts, 'db' | 'liveSessions'>): Handler<'signOut'> {
  return {
    async handle({ context: { customer } }) {
      const isMeant = sql`usid = ${customer.usid}`;
      const wasThere = await db.transaction().execute((transaction) => endSessionsOf(transaction, customer.id, isMeant));
      if (!wasThere) await assertKnownCustomer(db, customer);
      liveSessions.invalidate(customer.id);
      return { status: 204, body: undefined };
    },
  };
}
