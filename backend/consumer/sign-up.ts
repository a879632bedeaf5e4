import { sql } from 'kysely';
import type { Consents, SignUpRequest } from '#generated/openapi/authentication.ts';
import { createCode, codeLifetime } from '../authentication/tokens/authorization-codes.ts';
import { sendConfirmation } from '../authentication/email/email-links.ts';
import { normalizeEmail } from '../authentication/sign-in/sign-in-attempts.ts';
import { assertStrong } from '../authentication/passwords/password-rules.ts';
import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext, type ShopSite } from '../sites/shop-site.ts';
import type { ConsumerPorts } from './consumer-ports.ts';
import { storeWelcomePromotion } from '../loyalty/welcome-promotion.ts';
import { parseProfile } from './profile-rules.ts';
import { storeAccount } from './store-account.ts';
import { storeEnrollments } from './store-consumer.ts';
import type { Subscription } from './subscriptions/store-subscription.ts';
import { storeSubscriptions } from './subscriptions/store-subscriptions.ts';

/**
 * The subscriptions that the shopper ticked, with their recipients.
 * @throws CallError 400 ATTR300 for text messages without a phone number.
 */
function getSubscriptions({ email, phone, subscriptions: consents = {} }: SignUpRequest, { country }: ShopSite): readonly Subscription[] {
  const { newsletterConsent, smsNotificationConsent }: Consents = consents;
  const common = { type: 'Newsletter', optin: true, country, category: 'subscription' } as const;
  if (smsNotificationConsent && phone === undefined)
    throw new CallError(400, 'ATTR300', [{ message: 'Text messages need a phone number.', additionalInfo: { field: 'phone' } }]);
  return [
    ...(newsletterConsent ? [{ ...common, channel: 'email', recipient: email } as const] : []),
    ...(smsNotificationConsent && phone !== undefined ? [{ ...common, channel: 'sms', recipient: phone } as const] : []),
  ];
}

/** Creates an account with the shopper's consents. */
export function createSignUp(ports: ConsumerPorts): Handler<'signUp'> {
  const { db, clock, ids, secrets, passwords, botChecks, loyaltyRules, rewardCodes } = ports;
  return {
    async handle({ body, query, context }) {
      const shop = getShopContext(context);
      const { site, locale } = shop;
      const { email, password, country = site.country, source = {}, codeChallenge } = body;
      await botChecks.assertHuman({ action: 'sign-up', response: query.captchaResponse, context });
      assertStrong(password, 'password');
      const now = clock.now();
      const fields = parseProfile(body, { country, now });
      const subscriptions = getSubscriptions(body, site);
      const passwordHash = await passwords.hash(password);
      const account = { ...fields, newId: ids.uuid(), brand: site.brand, email, passwordHash, country, locale, source, now };
      const codes = body.subscriptions?.loyaltyConsent === true ? await rewardCodes() : null;
      return db.transaction().execute(async (transaction) => {
        const consumerId = await storeAccount(transaction, account);
        if (codes) {
          await storeEnrollments(transaction, consumerId, [{ type: 'Loyalty', optin: true, country: site.country }], now);
          await storeWelcomePromotion(transaction, loyaltyRules(site).welcome, { customerId: consumerId, site, codes, now });
        }
        await sendConfirmation(transaction, ports, { customerId: consumerId, shop, email: normalizeEmail(email), isNew: true });
        await storeSubscriptions(transaction, { consumerId, site, locale, now }, subscriptions, ports);
        if (codeChallenge === undefined) return { status: 201, body: { consumerId } };
        const { code, createStoreSql } = createCode({ siteId: site.id, codeChallenge }, secrets, now);
        await sql`${createStoreSql(sql`select ${consumerId}::uuid`)}`.execute(transaction);
        return { status: 201, body: { consumerId, code, expiresIn: codeLifetime } };
      });
    },
  };
}
