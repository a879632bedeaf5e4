import { sql } from 'kysely';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { assertPassword, createWrongPasswordError } from '../passwords/change-password.ts';
import { assertLiveSession } from '../sessions/assert-live-session.ts';
import { normalizeEmail, removeAttemptsOfAddressSql } from '../sign-in/sign-in-attempts.ts';
import { sendChangeLink, sendChangeNotice } from './email-links.ts';

/** SQL that ends a pending change of the address. */
export const cancelChangeSql = (customerId: string) =>
  sql`delete from mailed_links where customer_id = ${customerId}::uuid and purpose = 'email-change'`;

/** Requests another address: mails a link to it, and a notice to the present one. */
export function createChangeEmail(ports: AuthenticationPorts): Handler<'changeEmail'> {
  return {
    async handle({ body, context }) {
      const { customer } = context;
      const shop = getShopContext(context);
      const wanted = normalizeEmail(body.email);
      const { email, passwordHash } = await assertPassword(ports, customer.id, body.password, 'password');
      if (wanted === email)
        throw new CallError(400, 'PRO400', [{ message: 'The account has this address already.', additionalInfo: { field: 'email' } }]);
      await ports.db.transaction().execute(async (transaction) => {
        const locked = await lockAccount(transaction, customer.id);
        await assertLiveSession(transaction, customer);
        const { rows } = await sql`with verified as (
            select customer_id from accounts where customer_id = ${customer.id}::uuid and password_hash = ${passwordHash}
          ), forgotten as (${removeAttemptsOfAddressSql(shop.site.brand, email)} and exists (select from verified))
          select from verified`.execute(transaction);
        if (rows.length === 0 || locked.email !== email) throw createWrongPasswordError('password');
        await cancelChangeSql(customer.id).execute(transaction);
        await sendChangeLink(transaction, ports, { customerId: customer.id, shop, email: wanted });
        await sendChangeNotice(transaction, ports, { customerId: customer.id, shop, email }, { email: wanted, isDone: false });
      });
      return { status: 204, body: undefined };
    },
  };
}
