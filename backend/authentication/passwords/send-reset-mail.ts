import { sql } from 'kysely';
import type { JobHandler } from '../../jobs/job.ts';
import { isOverMailLimit, buildQueueMail } from '../../mail/queue-mail.ts';
import { getShopContext, type LinkOrigin, type ShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { createResetMail, resetTemplate } from './account-mails.ts';
import { createLink } from './mailed-links.ts';
import type { ResetMailRequest } from './reset-mail-job.ts';

/** Seconds. */
const linkLifetime = 60 * 60;

/** URL of the page for choosing a new password. */
function buildResetUrl({ site, locale }: ShopContext, linkOrigin: LinkOrigin, token: string): string {
  return `${linkOrigin(site)}/${locale}/account/reset-password?token=${encodeURIComponent(token)}`;
}

/** Mails a link if the address has an account and has not reached its mail limit. */
export function createSendResetMail(ports: AuthenticationPorts): JobHandler<ResetMailRequest> {
  const { db, clock, ids, jobs, secrets, linkOrigin, mailRates } = ports;
  return async ({ email, siteId, locale }) => {
    const shop = getShopContext({ siteId, locale });
    const now = clock.now();
    const link = createLink(secrets, { purpose: 'password-reset', life: linkLifetime, now });
    const account = { id: ids.uuid(), shop, recipient: email, fact: link.hash };
    const mail = createResetMail(account, buildResetUrl(shop, linkOrigin, link.token));
    await db.transaction().execute(async (transaction) => {
      if (mailRates && (await isOverMailLimit(transaction, { recipient: email, template: resetTemplate }, mailRates, now))) return;
      const { mailed, sent } = await buildQueueMail(jobs, mail, now, sql`from found`);
      await sql`with found as (
          select customers.id from customers join accounts on accounts.customer_id = customers.id
          where customers.brand = ${shop.site.brand} and customers.email = ${email}
        ), linked as (${link.createStoreSql(sql`select id from found`)}), mailed as (${mailed})
        select ${sent}`.execute(transaction);
    });
    return undefined;
  };
}
