import { ServiceError } from '#commerce/client/service-error.ts';
import { createProfile } from '#generated/calls/create-profile.ts';
import { createSubscription } from '#generated/calls/create-subscription.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import type { Subscription } from '#generated/openapi/consumer.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import { createServiceCalls } from '../request/create-service-calls.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession } from '../request/shopper-session.ts';

export interface NewsletterRequest {
  readonly channel: 'email' | 'sms';
  /** Optional for a signed-in customer. */
  readonly email?: string | undefined;
  /** The typed number for text messages; optional for a signed-in customer. */
  readonly phone?: string | undefined;
  /** Path of the page with the form. */
  readonly campaignName: string;
}

export interface NewsletterResult {
  /** Outcome or error code; "success" still requires a confirmation, "subscribed" was confirmed before. */
  readonly outcome: 'success' | 'success-sms' | 'subscribed' | 'invalid' | 'invalid-phone' | 'failed' | (string & {});
  /** HTTP status for scripts. */
  readonly status: number;
  /** Seconds until a retry. */
  readonly retryAfter?: number | undefined;
}

const invalid: NewsletterResult = { outcome: 'invalid', status: 400 };
const success: NewsletterResult = { outcome: 'success', status: 200 };

const subscription = { type: 'Newsletter', channel: 'email', optin: true } as const;
const textMessages = { type: 'Newsletter', channel: 'sms' } as const;

/**
 * Signs up for the newsletter: a guest becomes a consumer with a subscription, a signed-in customer updates the subscription of the
 * account's address.
 */
export async function signUpForNewsletter(request: NewsletterRequest, context: RequestContext): Promise<NewsletterResult> {
  const session = context.session;
  try {
    if (request.channel === 'sms') return await signUpForTextMessages(request, session, context);
    if (session.customerId !== undefined && (await isOwnAddress(session, request))) return await updateOwnSubscription(session, context);
    if (request.email === undefined) return invalid;
    await createSubscriber({ ...request, email: request.email }, context);
    return success;
  } catch (error) {
    return toResult(error, context);
  }
}

/** Signs up for text messages: a guest gets a new subscription that must be confirmed, a signed-in customer updates their own. */
async function signUpForTextMessages(
  { phone }: NewsletterRequest,
  session: ShopperSession,
  { site }: RequestContext,
): Promise<NewsletterResult> {
  const recipient = phone === undefined ? undefined : await normalizePhone(phone, session, site.country);
  const isGuest = session.customerId === undefined;
  if (recipient === undefined && (isGuest || phone !== undefined)) return { outcome: 'invalid-phone', status: 400 };
  const body = { ...textMessages, country: site.country, region: site.region, ...(recipient === undefined ? {} : { recipient }) };
  const { subscriptions } = isGuest
    ? await createSubscription(session.calls, { body })
    : await updateSubscription(session.calls, { body: { ...body, optin: true } });
  return isConfirmed(subscriptions, textMessages) ? { outcome: 'subscribed', status: 200 } : { outcome: 'success-sms', status: 200 };
}

/** The number in international format; undefined if it is invalid. */
async function normalizePhone(phone: string, session: ShopperSession, country: string): Promise<string | undefined> {
  const { countries } = await getCountryList(session.calls);
  const own = countries.find(({ code }) => code === country) ?? countries[0];
  return own && allPhones.toE164(phone, own);
}

async function isOwnAddress(session: ShopperSession, { email }: NewsletterRequest): Promise<boolean> {
  return email === undefined || (await session.profile()).consumerDetails.email === email.toLowerCase();
}

async function updateOwnSubscription(session: ShopperSession, { site: { country, region } }: RequestContext): Promise<NewsletterResult> {
  const { subscriptions } = await updateSubscription(session.calls, { body: { ...subscription, country, region } });
  return isConfirmed(subscriptions, subscription) ? { outcome: 'subscribed', status: 200 } : success;
}

function isConfirmed(
  subscriptions: readonly Pick<Subscription, 'type' | 'channel' | 'doubleOptin'>[],
  requested: Pick<Subscription, 'type' | 'channel'>,
): boolean {
  return subscriptions.some(({ type, channel, doubleOptin }) => type === requested.type && channel === requested.channel && doubleOptin);
}

async function createSubscriber(
  { email, campaignName }: NewsletterRequest & { readonly email: string },
  context: RequestContext,
): Promise<void> {
  const { country, region } = context.site;
  const requested = { doubleOptin: false, country, region, recipient: email, category: 'subscription' } as const;
  await createProfile(createServiceCalls('commerce', context), {
    body: {
      consumerDetails: { email, source: { acquisitionType: 'Signup', campaignName } },
      subscriptions: [{ ...subscription, ...requested, optinDate: context.services.now().toISOString() }],
    },
  });
}

function toResult(error: unknown, { site, services }: RequestContext): NewsletterResult {
  if (error instanceof ServiceError) {
    const { status = 0, errorId, retryAfter } = error;
    if (errorId === 'API400') return invalid;
    // An ended session needs no message here: the next page shows that the customer is signed out.
    const isSessions = status === 401 || status === 403;
    if (!isSessions && status < 500 && errorId !== undefined) return { outcome: errorId, status, retryAfter };
  }
  services.log.error('[cairn] [newsletter] a sign-up failed', { reason: String(error), siteId: site.siteId });
  return { outcome: 'failed', status: 502 };
}
