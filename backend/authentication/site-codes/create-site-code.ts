import { sql } from 'kysely';
import { createBadRequestError, CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext, shopSites } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

/** Seconds. The storefront exchanges the code at once. */
const codeLife = 30;

/** Returns a code that opens a session of the same account on another site of the brand. */
export function createCreateSiteCode({
  db,
  clock,
  secrets,
}: Pick<AuthenticationPorts, 'db' | 'clock' | 'secrets'>): Handler<'createSiteCode'> {
  return {
    async handle({ body: { siteId, codeChallenge }, context }) {
      const { customer } = context;
      const from = getShopContext(context).site;
      const to = shopSites.find(({ id, brand }) => id === siteId && id !== from.id && brand === from.brand);
      if (!to) throw createBadRequestError(['body.siteId: must be another site of the brand']);
      const code = secrets.random(32);
      const expires = new Date(clock.now().getTime() + codeLife * 1000);
      const { rows } = await sql`insert into authorization_codes (hash, customer_id, site_id, code_challenge, expires_at, usid)
        select ${hashSha256(code)}, customer_id, ${to.id}, ${codeChallenge}, ${expires}::timestamptz, usid from sessions
        where customer_id = ${customer.id}::uuid and usid = ${customer.usid} limit 1
        returning hash`.execute(db);
      if (rows.length === 0) throw new CallError(401, 'AUT401', ['The session of the access token has ended.']);
      return { body: { code, expiresIn: codeLife } };
    },
  };
}
