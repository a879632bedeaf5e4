import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { isRecentlyConfirmed } from '../sessions/confirmed-session.ts';
import { renderPasskey } from './render-passkey.ts';

export function createGetPasskeys(ports: AuthenticationPorts): Handler<'getPasskeys'> {
  return {
    async handle({ context: { customer } }) {
      const [rows, confirmed] = await Promise.all([
        ports.db
          .selectFrom('passkeys')
          .select(['id', 'name', 'synced', 'created_at', 'used_at'])
          .where('customer_id', '=', customer.id)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
        isRecentlyConfirmed(ports, customer),
      ]);
      return { body: { passkeys: rows.map(renderPasskey), confirmed } };
    },
  };
}
