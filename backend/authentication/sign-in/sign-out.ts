import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { assertKnownCustomer } from '../authenticate.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/** Ends the session of the access token. */
export function createSignOut({ db, liveSessions }: Pick<AuthenticationPorts, 'db' | 'liveSessions'>): Handler<'signOut'> {
  return {
    async handle({ context: { customer } }) {
      const wasThere = await endSessions(db, sql`customer_id = ${customer.id}::uuid and usid = ${customer.usid}`);
      if (!wasThere) await assertKnownCustomer(db, customer);
      liveSessions.forget(customer.id);
      return { status: 204, body: undefined };
    },
  };
}
