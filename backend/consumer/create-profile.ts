import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { siteOfBrand } from '../sites/shop-site.ts';
import type { ConsumerPorts } from './consumer-ports.ts';
import { storeConsumer, storeEnrollments, type ConsumerKey, type ProfilePayload } from './store-consumer.ts';
import { isRecipient } from './subscriptions/store-subscription.ts';
import { storeSubscriptions } from './subscriptions/store-subscriptions.ts';

/** Throws 400 where a subscription would go to what is no e-mail address or phone number: the contract cannot say which it must be. */
function assertReachable({ subscriptions = [] }: ProfilePayload): void {
  const problems = subscriptions.flatMap((subscription, index) =>
    isRecipient(subscription) ? [] : [`body/subscriptions/${index}/recipient: must be an address of channel ${subscription.channel}`],
  );
  if (problems.length > 0) throw badRequest(problems);
}

/** Creates a consumer by e-mail address, once for each brand however often it is called, with subscriptions and the mail that confirms them. */
export function createCreateProfile(ports: ConsumerPorts): Handler<'createProfile'> {
  const { db, clock, ids } = ports;
  return {
    async handle({ body, context }) {
      if (!context.brand) throw badRequest(['header.siteid: is required, or header.brand']);
      assertReachable(body);
      const site = siteOfBrand(context.brand, context.siteId);
      const key: ConsumerKey = { newId: ids.uuid(), brand: context.brand, locale: context.locale ?? 'en-us', now: clock.now() };
      const consumerId = await db.transaction().execute(async (transaction) => {
        const { id, hasAccount } = await storeConsumer(transaction, body, key);
        if (!hasAccount) await storeEnrollments(transaction, id, body.enrollments ?? [], key.now);
        await storeSubscriptions(transaction, { ...key, site, consumerId: id }, body.subscriptions ?? [], ports);
        return id;
      });
      return { status: 201, body: { consumerId } };
    },
  };
}
