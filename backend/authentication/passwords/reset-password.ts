import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { normalizeEmail } from '../sign-in/sign-in-attempts.ts';
import { resetMailJob } from './reset-mail-job.ts';

/** Queues the mail with a link. The job looks up the account, so the response and its timing are the same for every address. */
export function createResetPassword({ db, jobs, botChecks }: AuthenticationPorts): Handler<'resetPassword'> {
  return {
    async handle({ body, query, context }) {
      const { site, locale } = getShopContext(context);
      await botChecks.assertHuman({ action: 'reset-password', response: query.captchaResponse, context });
      const job = await jobs.buildSend(resetMailJob, { email: normalizeEmail(body.email), siteId: site.id, locale });
      await sql`select count(*) from ${job}`.execute(db);
      return { status: 204, body: undefined };
    },
  };
}
