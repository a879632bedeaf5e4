import type { Transaction } from 'kysely';
import type { OperationRequest } from '#generated/openapi/operations.ts';
import { isEmail } from '#generated/validator-runtime.js';
import { allPhones } from '#validation/phone/all-phones.ts';
import type { PhoneCountry } from '#validation/phone/phones.ts';
import type { Tables } from '../../database/tables.ts';

export type Subscription = NonNullable<OperationRequest<'createProfile'>['body']['subscriptions']>[number];

/** Normalizes an address or a number. */
export function normalizeRecipient({ channel, recipient }: Subscription): string {
  return channel === 'email' ? recipient.trim().toLowerCase() : recipient.replaceAll(/[^\d+]/g, '');
}

/** A number with its dial code needs no country. */
const anywhere: PhoneCountry = { code: '', dialCode: '', phoneMask: '' };

/** True for a recipient that is valid in its channel: an email address, or a phone number with its plus sign. */
export function isRecipient(subscription: Subscription): boolean {
  const recipient = normalizeRecipient(subscription);
  return subscription.channel === 'email' ? isEmail(recipient) : allPhones.toE164(recipient, anywhere) === recipient;
}

/** Stores a subscription. Returns the date of the opt-in if the consumer opts in now, else null. */
export async function storeSubscription(
  transaction: Transaction<Tables>,
  consumerId: string,
  subscription: Subscription,
  now: Date,
): Promise<Date | null> {
  const recipient = normalizeRecipient(subscription);
  const { type, channel, optin } = subscription;
  const earlier = await transaction
    .selectFrom('subscriptions')
    .select(['optin', 'double_optin', 'optin_date', 'optout_date'])
    .where('customer_id', '=', consumerId)
    .where('type', '=', type)
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    // A link may confirm it at the same time.
    .forUpdate()
    .executeTakeFirst();
  const begins = optin && !earlier?.optin;
  const ends = !optin && earlier?.optin !== false;
  const optinDate = begins ? new Date(subscription.optinDate ?? now) : (earlier?.optin_date ?? null);
  const values = {
    optin,
    // Only the recipient can confirm it; the request cannot.
    double_optin: optin && !begins && earlier?.double_optin === true,
    country: subscription.country ?? null,
    region: subscription.region ?? null,
    category: subscription.category ?? 'subscription',
    optin_date: optinDate,
    optout_date: ends ? new Date(subscription.optoutDate ?? now) : optin ? null : (earlier?.optout_date ?? null),
  };
  await transaction
    .insertInto('subscriptions')
    .values({ customer_id: consumerId, type, channel, recipient, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'type', 'channel', 'recipient']).doUpdateSet(values))
    .execute();
  return begins ? optinDate : null;
}
