import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { shopOf } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { assertPassword } from '../passwords/change-password.ts';
import { forgettingAttempts } from '../sign-in/sign-in-attempts.ts';

/** The shopper says once more who they are. */
export function createConfirmPassword(ports: AuthenticationPorts): Handler<'confirmPassword'> {
  const { db, clock } = ports;
  return {
    async handle({ body: { password }, context }) {
      const { id, usid } = context.customer;
      const { email } = await assertPassword(ports, id, password, 'password');
      await sql`with forgotten as (${forgettingAttempts(shopOf(context).site.brand, email)})
        update sessions set confirmed_at = ${clock.now()} where customer_id = ${id}::uuid and usid = ${usid}`.execute(db);
      return { status: 204, body: undefined };
    },
  };
}
