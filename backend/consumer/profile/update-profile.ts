import type { Transaction } from 'kysely';
import type { ProfileChange, Subscription } from '#generated/openapi/consumer.ts';
import { createUnknownCustomerError } from '../../authentication/authenticate.ts';
import { normalizeEmail } from '../../authentication/sign-in/sign-in-attempts.ts';
import type { Tables } from '../../database/tables.ts';
import { storeWelcomePromotion } from '../../loyalty/welcome-promotion.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { lockCustomer } from '../lock-customer.ts';
import { parseProfile } from '../profile-rules.ts';
import { storeEnrollments } from '../store-consumer.ts';
import { isRecipient, normalizeRecipient } from '../subscriptions/store-subscription.ts';
import { storeSubscriptions } from '../subscriptions/store-subscriptions.ts';
import { assertValidPreferences } from './assert-valid-preferences.ts';
import { readProfile } from './read-profile.ts';

const createInvalidFieldError = (message: string, field: string): CallError =>
  new CallError(400, 'PRO400', [{ message, additionalInfo: { field } }]);

/** @throws CallError 400 PRO400 for mail to another address than the account's, or text messages to an invalid phone number. */
function assertOwnRecipients(subscriptions: readonly Subscription[], email: string): void {
  const isOwn = (subscription: Subscription): boolean =>
    subscription.channel === 'email' ? normalizeRecipient(subscription) === email : isRecipient(subscription);
  if (!subscriptions.every(isOwn))
    throw createInvalidFieldError('This is neither the address of the account nor a phone number.', 'recipient');
}

/** Updates the customer's row with the given fields; null removes. The acquisition can be set once. */
async function storeDetails(transaction: Transaction<Tables>, customerId: string, change: ProfileChange, country: string, now: Date) {
  const { consumerDetails: details = {}, preferences = {} } = change;
  const { phone, postalCode, ...required } = details;
  const given = { ...required, ...(phone !== null && { phone }), ...(postalCode !== null && { postalCode }) };
  const fields = parseProfile(given, { country, now });
  await transaction
    .updateTable('customers')
    .set((build) => ({
      first_name: fields.firstName,
      last_name: fields.lastName,
      phone: phone === null ? null : fields.phone,
      birth_date: fields.birthDate,
      postal_code: postalCode === null ? null : fields.postalCode,
      gender: details.gender,
      country: details.country,
      interests: preferences.interests,
      preferred_shoe_size: preferences.preferredShoeSize,
      acquisition_type: build.fn.coalesce('acquisition_type', build.val(details.source?.acquisitionType ?? null)),
      campaign_name: build.fn.coalesce('campaign_name', build.val(details.source?.campaignName ?? null)),
      updated_at: now,
    }))
    .where('id', '=', customerId)
    .execute();
}

/**
 * Stores an employee's decision on the terms; acceptance is final.
 * @throws CallError 409 PRO403 for a customer who is not an employee.
 */
async function storeTermsDecision(transaction: Transaction<Tables>, customerId: string, isAccepted: boolean, now: Date): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('programme_memberships')
    .set(({ fn, val, eb }) =>
      isAccepted
        ? { terms_accepted_at: fn.coalesce('terms_accepted_at', val(now)), terms_declined_at: null }
        : {
            terms_declined_at: eb
              .case()
              .when('terms_accepted_at', 'is', null)
              .then(fn.coalesce('terms_declined_at', val(now)))
              .end(),
          },
    )
    .where('customer_id', '=', customerId)
    .where('programme', '=', 'employee')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallError(409, 'PRO403', ['The customer is no employee.']);
}

/** Changes the given fields of a profile, and returns it in full. */
export function createUpdateProfile(ports: ConsumerPorts): Handler<'updateProfile'> {
  const { db, clock, loyaltyRules, rewardCodes } = ports;
  return {
    async handle({ body, context }) {
      const { id: consumerId } = context.customer;
      const { site, locale } = getShopContext(context);
      const { consumerDetails: details = {}, preferences = {}, subscriptions = [], enrollments = [] } = body;
      assertValidPreferences(preferences);
      const now = clock.now();
      const isMember = enrollments.some(({ type, optin }) => type === 'Loyalty' && optin);
      const codes = isMember ? await rewardCodes() : null;
      return db.transaction().execute(async (transaction) => {
        const customer = await lockCustomer(transaction, consumerId);
        if (!customer?.email) throw createUnknownCustomerError();
        if (details.email !== undefined && normalizeEmail(details.email) !== customer.email)
          throw createInvalidFieldError('The address of an account does not change.', 'email');
        assertOwnRecipients(subscriptions, customer.email);
        await storeDetails(transaction, consumerId, body, details.country ?? customer.country ?? site.country, now);
        if (details.employee) await storeTermsDecision(transaction, consumerId, details.employee.termsAccepted, now);
        await storeEnrollments(transaction, consumerId, enrollments, now);
        if (codes) await storeWelcomePromotion(transaction, loyaltyRules(site).welcome, { customerId: consumerId, site, codes, now });
        await storeSubscriptions(transaction, { consumerId, site, locale, now }, subscriptions, ports);
        return { body: await readProfile(transaction, consumerId, now) };
      });
    },
  };
}
