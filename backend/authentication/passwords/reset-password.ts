import { sql } from 'kysely';
import { isTooMany, mailing } from '../../mail/queue-mail.ts';
import type { Handler } from '../../router/handler.ts';
import { shopOf, type LinkOrigin, type ShopContext } from '../../sites/shop-site.ts';
import { resetMail, resetTemplate } from './account-mails.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { newLink } from './mailed-links.ts';
import { spellEmail } from '../sign-in/sign-in-attempts.ts';

/** Seconds. */
const linkLife = 60 * 60;

/** The page on which a new password is chosen. */
function resetAddress({ site, locale }: ShopContext, linkOrigin: LinkOrigin, token: string): string {
  return `${linkOrigin(site)}/${locale}/account/reset-password?token=${encodeURIComponent(token)}`;
}

/**
 * Mails a link where the address has an account. Known and unknown addresses take the same statements, also where an address has had too
 * many mails already.
 */
export function createResetPassword(ports: AuthenticationPorts): Handler<'resetPassword'> {
  const { db, clock, ids, jobs, secrets, linkOrigin, mailRates, botChecks } = ports;
  return {
    async handle({ body, query, context }) {
      const shop = shopOf(context);
      await botChecks.assertHuman({ action: 'reset-password', response: query.captchaResponse, context });
      const [email, now] = [spellEmail(body.email), clock.now()];
      const link = newLink(secrets, { purpose: 'password-reset', life: linkLife, now });
      const account = { id: ids.uuid(), shop, recipient: email, fact: link.hash };
      const mail = resetMail(account, resetAddress(shop, linkOrigin, link.token));
      await db.transaction().execute(async (transaction) => {
        const mayMail =
          mailRates === undefined || !(await isTooMany(transaction, { recipient: email, template: resetTemplate }, mailRates, now));
        const { mailed, sent } = await mailing(jobs, mail, now, sql`from found`);
        await sql`with found as (
            select customers.id from customers join accounts on accounts.customer_id = customers.id
            where customers.brand = ${shop.site.brand} and customers.email = ${email} and ${mayMail}::boolean
          ), linked as (${link.storingFor(sql`select id from found`)}), mailed as (${mailed})
          select ${sent}`.execute(transaction);
      });
      return { status: 204, body: undefined };
    },
  };
}
