import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { lockCustomer } from '../lock-customer.ts';
import { resolveSubscription } from './resolve-subscription.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { storeSubscriptions } from './store-subscriptions.ts';

/** Subscribes the token's customer, who may be a guest. It takes effect once its recipient confirms it. */
export function createCreateSubscription(ports: ConsumerPorts): Handler<'createSubscription'> {
  const { db, clock } = ports;
  return {
    async handle({ body, context }) {
      const { site, locale } = getShopContext(context);
      const { id: consumerId } = context.customer;
      return db.transaction().execute(async (transaction) => {
        const reach = await lockCustomer(transaction, consumerId);
        const subscription = resolveSubscription({ ...body, optin: true }, reach, site);
        await storeSubscriptions(transaction, { consumerId, site, locale, now: clock.now() }, [subscription], ports);
        return { status: 201, body: await readSubscriptions(transaction, consumerId) };
      });
    },
  };
}
