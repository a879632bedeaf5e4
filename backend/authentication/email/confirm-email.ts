import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { assertKnownCustomer } from '../authenticate.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { createExpiredLinkError } from '../passwords/mailed-links.ts';
import { endSessionsSql } from '../sessions/end-sessions.ts';
import { rotateSession } from '../sessions/rotate-session.ts';
import { renderTokens, type IssuedTokens } from '../tokens/render-tokens.ts';
import { redeemEmailLink, sendChangeNotice, type EmailLink } from './email-links.ts';
import { moveEmail } from './move-email.ts';

/** Confirms the address of an account, or gives the account the new address of the link. */
export function createConfirmEmail(ports: AuthenticationPorts): Handler<'confirmEmail'> {
  const { db, clock, features, liveSessions } = ports;

  /** Other sessions end. Returns the next tokens of the caller's session if it belongs to the account. */
  async function change(
    transaction: Transaction<Tables>,
    { customerId, email }: EmailLink,
    context: CustomerContext,
  ): Promise<IssuedTokens | undefined> {
    const shop = getShopContext(context);
    const now = clock.now();
    const { email: earlier } = await lockAccount(transaction, customerId);
    await moveEmail(transaction, { customerId, brand: shop.site.brand, from: earlier, to: email, now });
    const isTheirs = sql`customer_id = ${customerId}::uuid`;
    const isOwn = context.customer.id === customerId;
    await sql`with ${endSessionsSql(sql`${isTheirs} and usid is distinct from ${isOwn ? context.customer.usid : null}::text`)},
        codes as (delete from authorization_codes where ${isTheirs})
      delete from mailed_links where ${isTheirs} and purpose in ('password-reset', 'email-confirmation', 'email-change')`.execute(
      transaction,
    );
    await sendChangeNotice(transaction, ports, { customerId, shop, email: earlier }, { email, isDone: true });
    return isOwn ? rotateSession(transaction, context.customer, shop.site.id, ports) : undefined;
  }

  return {
    async handle({ body: { token }, context }) {
      const { brand } = getShopContext(context).site;
      const now = clock.now();
      await assertKnownCustomer(db, context.customer);
      const { link, issued } = await db.transaction().execute(async (transaction) => {
        const redeemed = await redeemEmailLink(transaction, { token, brand, now, purposes: ['email-confirmation', 'email-change'] });
        const tokens = redeemed.purpose === 'email-change' ? await change(transaction, redeemed, context) : undefined;
        const { customerId, email } = redeemed;
        const { rows } = await sql`update accounts set email_confirmed_at = ${now} from customers
          where accounts.customer_id = ${customerId} and customers.id = accounts.customer_id and customers.email = ${email}
          returning customer_id`.execute(transaction);
        // The account has had another address since the link was mailed.
        if (rows.length === 0) throw createExpiredLinkError();
        for (const claim of features().emailClaims) await claim(transaction, { customerId, brand, email });
        return { link: redeemed, issued: tokens };
      });
      if (link.purpose === 'email-change') liveSessions.invalidate(link.customerId);
      return { body: { email: link.email, ...(issued && { tokens: await renderTokens(ports, issued) }) } };
    },
  };
}
