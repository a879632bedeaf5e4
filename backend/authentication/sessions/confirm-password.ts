import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { assertPassword, createWrongPasswordError } from '../passwords/change-password.ts';
import { removeAttemptsOfAddressSql } from '../sign-in/sign-in-attempts.ts';

/** Confirms the shopper's identity with the password. */
export function createConfirmPassword(ports: AuthenticationPorts): Handler<'confirmPassword'> {
  const { db, clock } = ports;
  return {
    async handle({ body: { password }, context }) {
      const { id, usid } = context.customer;
      const { email, passwordHash } = await assertPassword(ports, id, password, 'password');
      const { rows } = await sql`with confirmed as (
          update sessions set confirmed_at = ${clock.now()}
          from (select customer_id from accounts where customer_id = ${id}::uuid and password_hash = ${passwordHash} for share) account
          where sessions.customer_id = account.customer_id and sessions.usid = ${usid} returning family
        ), forgotten as (${removeAttemptsOfAddressSql(getShopContext(context).site.brand, email)} and exists (select from confirmed))
        select from confirmed`.execute(db);
      if (rows.length === 0) throw createWrongPasswordError('password');
      return { status: 204, body: undefined };
    },
  };
}
