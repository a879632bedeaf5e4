import type { Handler } from '../../router/handler.ts';
import { shopOf } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { holdCustomer } from '../hold-customer.ts';
import { admitSubscription } from './admit-subscription.ts';
import { answerSubscriptions } from './answer-subscriptions.ts';
import { storeSubscriptions } from './store-subscriptions.ts';

/** Subscribes the token's customer, who may be a guest. It takes effect once its recipient confirms it. */
export function createCreateSubscription(ports: ConsumerPorts): Handler<'createSubscription'> {
  const { db, clock } = ports;
  return {
    async handle({ body, context }) {
      const { site, locale } = shopOf(context);
      const { id: consumerId } = context.customer;
      return db.transaction().execute(async (transaction) => {
        const reach = await holdCustomer(transaction, consumerId);
        const subscription = admitSubscription({ ...body, optin: true }, reach, site);
        await storeSubscriptions(transaction, { consumerId, site, locale, now: clock.now() }, [subscription], ports);
        return { status: 201, body: await answerSubscriptions(transaction, consumerId) };
      });
    },
  };
}
