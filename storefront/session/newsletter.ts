import { ServiceError } from '#commerce/client/service-error.ts';
import { createProfile } from '#generated/calls/create-profile.ts';
import { createSubscription } from '#generated/calls/create-subscription.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import type { Subscription } from '#generated/openapi/consumer.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import { callsOf } from '../request/calls-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession } from '../request/shopper-session.ts';

export interface NewsletterRequest {
  readonly channel: 'email' | 'sms';
  /** May be missing for a shopper who has signed in. */
  readonly email?: string | undefined;
  /** Where text messages are asked for, as it was typed; may be missing in the same way. */
  readonly phone?: string | undefined;
  /** The page that it was asked for on. */
  readonly campaignName: string;
}

export interface NewsletterResult {
  /** "success" is yet to be confirmed by a message, "subscribed" was confirmed before; a refusal is told by its code. */
  readonly said: 'success' | 'success-sms' | 'subscribed' | 'invalid' | 'invalid-phone' | 'failed' | (string & {});
  /** For programs. */
  readonly status: number;
  /** Seconds until it may be repeated. */
  readonly retryAfter?: number | undefined;
}

const invalid: NewsletterResult = { said: 'invalid', status: 400 };
const success: NewsletterResult = { said: 'success', status: 200 };

const subscription = { type: 'Newsletter', channel: 'email', optin: true } as const;
const textMessages = { type: 'Newsletter', channel: 'sms' } as const;

/** A visitor becomes a consumer with a subscription; a shopper who has signed in changes their own, which goes to the account's address. */
export async function signUpForNewsletter(request: NewsletterRequest, context: RequestContext): Promise<NewsletterResult> {
  const session = context.session;
  try {
    if (request.channel === 'sms') return await signUpForTextMessages(request, session, context);
    if (session.customerId !== undefined && (await isOwn(session, request))) return await changeOwn(session, context);
    if (request.email === undefined) return invalid;
    await createFor({ ...request, email: request.email }, context);
    return success;
  } catch (error) {
    return resultOf(error, context);
  }
}

/** A visitor has a new subscription, which holds once a message has been answered; a shopper who has signed in changes their own. */
async function signUpForTextMessages(
  { phone }: NewsletterRequest,
  session: ShopperSession,
  { site }: RequestContext,
): Promise<NewsletterResult> {
  const recipient = phone === undefined ? undefined : await storedPhone(phone, session, site.country);
  const isGuest = session.customerId === undefined;
  if (recipient === undefined && (isGuest || phone !== undefined)) return { said: 'invalid-phone', status: 400 };
  const body = { ...textMessages, country: site.country, region: site.region, ...(recipient === undefined ? {} : { recipient }) };
  const { subscriptions } = isGuest
    ? await createSubscription(session.calls, { body })
    : await updateSubscription(session.calls, { body: { ...body, optin: true } });
  return isConfirmed(subscriptions, textMessages) ? { said: 'subscribed', status: 200 } : { said: 'success-sms', status: 200 };
}

/** A number as it is stored, with its country's code; undefined for what is none. */
async function storedPhone(phone: string, session: ShopperSession, country: string): Promise<string | undefined> {
  const { countries } = await getCountryList(session.calls);
  const own = countries.find(({ code }) => code === country) ?? countries[0];
  return own && allPhones.toE164(phone, own);
}

async function isOwn(session: ShopperSession, { email }: NewsletterRequest): Promise<boolean> {
  return email === undefined || (await session.profile()).consumerDetails.email === email.toLowerCase();
}

async function changeOwn(session: ShopperSession, { site: { country, region } }: RequestContext): Promise<NewsletterResult> {
  const { subscriptions } = await updateSubscription(session.calls, { body: { ...subscription, country, region } });
  return isConfirmed(subscriptions, subscription) ? { said: 'subscribed', status: 200 } : success;
}

function isConfirmed(
  subscriptions: readonly Pick<Subscription, 'type' | 'channel' | 'doubleOptin'>[],
  asked: Pick<Subscription, 'type' | 'channel'>,
): boolean {
  return subscriptions.some(({ type, channel, doubleOptin }) => type === asked.type && channel === asked.channel && doubleOptin);
}

async function createFor({ email, campaignName }: NewsletterRequest & { readonly email: string }, context: RequestContext): Promise<void> {
  const { country, region } = context.site;
  const asked = { doubleOptin: false, country, region, recipient: email, category: 'subscription' } as const;
  await createProfile(callsOf('commerce', context), {
    body: {
      consumerDetails: { email, source: { acquisitionType: 'Signup', campaignName } },
      subscriptions: [{ ...subscription, ...asked, optinDate: context.services.now().toISOString() }],
    },
  });
}

function resultOf(error: unknown, { site, services }: RequestContext): NewsletterResult {
  if (error instanceof ServiceError) {
    const { status = 0, errorId, retryAfter } = error;
    if (errorId === 'API400') return invalid;
    // Of a session that is over there is nothing to be said here: the next page knows that nobody has signed in.
    const isSessions = status === 401 || status === 403;
    if (!isSessions && status < 500 && errorId !== undefined) return { said: errorId, status, retryAfter };
  }
  services.log.error('[cairn] [newsletter] a sign-up failed', { reason: String(error), siteId: site.siteId });
  return { said: 'failed', status: 502 };
}
