import { sql } from 'kysely';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { endSessionsOf } from './end-sessions.ts';

/** Ends one session of the customer, and its sessions on other sites of the brand, which share its usid. */
export function createEndSession({ db, liveSessions }: Pick<AuthenticationPorts, 'db' | 'liveSessions'>): Handler<'endSession'> {
  return {
    async handle({ params: { sessionId }, context: { customer } }) {
      const isMeant = sql`usid in (select usid from sessions where family = ${sessionId}::uuid and customer_id = ${customer.id}::uuid)`;
      const wasThere = await db.transaction().execute((transaction) => endSessionsOf(transaction, customer.id, isMeant));
      if (!wasThere) throw new CallError(404, 'AUT404', ['There is no such session.']);
      liveSessions.invalidate(customer.id);
      return { status: 204, body: undefined };
    },
  };
}
