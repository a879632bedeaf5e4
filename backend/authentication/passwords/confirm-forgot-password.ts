import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { createExpiredLinkError, isValidLinkSql } from './mailed-links.ts';
import { assertValidNewPassword, assertDifferentPassword, replacePassword } from './replace-password.ts';

interface LinkedAccount {
  readonly customerId: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Sets a new password with a mailed link, which is redeemed once the password is accepted. */
export function createConfirmForgotPassword(ports: AuthenticationPorts): Handler<'confirmForgotPassword'> {
  const { db, clock, passwords, liveSessions } = ports;
  return {
    async handle({ body: { token, password, confirmPassword }, context }) {
      const shop = getShopContext(context);
      assertValidNewPassword({ password, confirmPassword, field: 'password' });
      const isGood = isValidLinkSql('password-reset', token, clock.now());
      const { rows } = await sql<LinkedAccount>`
        select customers.id as "customerId", customers.email, accounts.password_hash as "passwordHash"
        from mailed_links join customers on customers.id = mailed_links.customer_id join accounts on accounts.customer_id = customers.id
        where ${isGood} and customers.brand = ${shop.site.brand}`.execute(db);
      const [account] = rows;
      if (!account) throw createExpiredLinkError();
      await assertDifferentPassword(ports, password, account.passwordHash, 'password');
      const passwordHash = await passwords.hash(password);
      await db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, account.customerId);
        const { rows: used } = await sql`delete from mailed_links where ${isGood} returning hash`.execute(transaction);
        if (used.length === 0) throw createExpiredLinkError();
        await replacePassword(transaction, ports, { ...account, shop, passwordHash, verifiedHash: undefined, usid: undefined });
      });
      liveSessions.invalidate(account.customerId);
      return { status: 204, body: undefined };
    },
  };
}
