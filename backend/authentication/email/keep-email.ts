import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { resetMailJob } from '../passwords/reset-mail-job.ts';
import { endSessionsSql } from '../sessions/end-sessions.ts';
import { redeemEmailLink } from './email-links.ts';
import { moveEmail } from './move-email.ts';

/**
 * Undoes a change that the owner of the previous address did not request. An attacker may know the password and have added a passkey, so
 * both are removed with all sessions, and a link for a new password is mailed.
 */
export function createKeepEmail(ports: AuthenticationPorts): Handler<'keepEmail'> {
  const { db, clock, jobs, liveSessions, passwords, secrets } = ports;
  return {
    async handle({ body: { token }, context }) {
      const { site, locale } = getShopContext(context);
      const now = clock.now();
      const unknownPassword = await passwords.hash(secrets.random(32));
      const customerId = await db.transaction().execute(async (transaction) => {
        const link = await redeemEmailLink(transaction, { token, brand: site.brand, now, purposes: ['email-undo'] });
        const { email: current } = await lockAccount(transaction, link.customerId);
        if (current !== link.email)
          await moveEmail(transaction, { customerId: link.customerId, brand: site.brand, from: current, to: link.email, now });
        const isTheirs = sql`customer_id = ${link.customerId}::uuid`;
        // A separate statement: it waits for sign-ins with the old password, so the next one sees their codes.
        await sql`update accounts set password_hash = ${unknownPassword}, password_changed_at = ${now}, email_confirmed_at = ${now}
          where ${isTheirs}`.execute(transaction);
        const job = await jobs.buildSend(resetMailJob, { email: link.email, siteId: site.id, locale });
        await sql`with ${endSessionsSql(isTheirs)}, codes as (delete from authorization_codes where ${isTheirs}),
            keys as (delete from passkeys where ${isTheirs}), links as (delete from mailed_links where ${isTheirs}
              and purpose in ('password-reset', 'email-confirmation', 'email-change', 'email-undo'))
          select count(*) from ${job}`.execute(transaction);
        return link.customerId;
      });
      liveSessions.invalidate(customerId);
      return { status: 204, body: undefined };
    },
  };
}
