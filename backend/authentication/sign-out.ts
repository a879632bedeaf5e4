import type { Handler } from '../router/handler.ts';
import { assertKnownCustomer } from './authenticate.ts';
import type { AuthenticationPorts } from './authentication-ports.ts';

/** Ends the session of the access token: its refresh tokens are gone. */
export function createSignOut({ db }: Pick<AuthenticationPorts, 'db'>): Handler<'signOut'> {
  return {
    async handle({ context: { customer } }) {
      const { numDeletedRows } = await db
        .deleteFrom('refresh_tokens')
        .where('customer_id', '=', customer.id)
        .where('usid', '=', customer.usid)
        .executeTakeFirst();
      if (numDeletedRows === 0n) await assertKnownCustomer(db, customer);
      return { status: 204, body: undefined };
    },
  };
}
