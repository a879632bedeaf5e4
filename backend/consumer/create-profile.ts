import { normalizeEmail } from '../authentication/sign-in/sign-in-attempts.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getSiteOfBrand } from '../sites/shop-site.ts';
import type { ConsumerPorts } from './consumer-ports.ts';
import { storeConsumer, storeEnrollments, type ConsumerKey, type ProfilePayload } from './store-consumer.ts';
import { isRecipient, normalizeRecipient, type Subscription } from './subscriptions/store-subscription.ts';
import { storeSubscriptions } from './subscriptions/store-subscriptions.ts';

/**
 * The contract cannot express which of the two a recipient must be.
 * @throws CallError 400 for a subscription whose recipient is neither an email address nor a phone number.
 */
function assertReachable({ subscriptions = [] }: ProfilePayload): void {
  const problems = subscriptions.flatMap((subscription, index) =>
    isRecipient(subscription) ? [] : [`body/subscriptions/${index}/recipient: must be an address of channel ${subscription.channel}`],
  );
  if (problems.length > 0) throw createBadRequestError(problems);
}

/** The subscriptions that a visitor may request for an existing account: only mail to its own address, which asks for confirmation. */
function getAllowedSubscriptions({ consumerDetails, subscriptions = [] }: ProfilePayload): readonly Subscription[] {
  const email = normalizeEmail(consumerDetails.email);
  return subscriptions.filter((one) => one.optin && one.channel === 'email' && normalizeRecipient(one) === email);
}

/**
 * Creates a consumer by email address, once per brand even if repeated, with subscriptions and the mails that ask for their confirmation.
 */
export function createCreateProfile(ports: ConsumerPorts): Handler<'createProfile'> {
  const { db, clock, ids } = ports;
  return {
    async handle({ body, context }) {
      if (!context.brand) throw createBadRequestError(['header.siteid: is required unless header.brand is set']);
      assertReachable(body);
      const site = getSiteOfBrand(context.brand, context.siteId);
      const key: ConsumerKey = { newId: ids.uuid(), brand: context.brand, locale: context.locale ?? 'en-us', now: clock.now() };
      const consumerId = await db.transaction().execute(async (transaction) => {
        const { id, hasAccount } = await storeConsumer(transaction, body, key);
        if (!hasAccount) await storeEnrollments(transaction, id, body.enrollments ?? [], key.now);
        const subscriptions = hasAccount ? getAllowedSubscriptions(body) : (body.subscriptions ?? []);
        await storeSubscriptions(transaction, { ...key, site, consumerId: id }, subscriptions, ports);
        return id;
      });
      return { status: 201, body: { consumerId } };
    },
  };
}
