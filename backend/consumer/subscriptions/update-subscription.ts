import { sql, type Kysely, type Transaction } from 'kysely';
import type { Subscription as SubscriptionResponse } from '#generated/openapi/consumer.ts';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import { createExpiredLinkError, isValidLinkSql } from '../../authentication/passwords/mailed-links.ts';
import type { Tables } from '../../database/tables.ts';
import { createBadRequestError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { renderSubscription } from '../profile/render-profile.ts';
import type { StoredSubscription } from '../profile/stored-profile.ts';
import { lockCustomer } from '../lock-customer.ts';
import { resolveSubscription } from './resolve-subscription.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { normalizeRecipient, type Subscription } from './store-subscription.ts';
import { storeSubscriptions } from './store-subscriptions.ts';

/**
 * Confirms the subscription of a mailed link, for any caller.
 * @throws CallError 410 AUT402
 */
async function confirm(db: Kysely<Tables>, token: string, brand: string, now: Date): Promise<SubscriptionResponse> {
  const { rows } = await sql<StoredSubscription>`
    with link as (
      delete from mailed_links using customers
      where ${isValidLinkSql('subscription', token, now)} and customers.id = mailed_links.customer_id and customers.brand = ${brand}
      returning mailed_links.customer_id, mailed_links.about
    )
    update subscriptions s set double_optin = true from link
    where s.customer_id = link.customer_id and s.optin and s.type = link.about ->> 'type' and s.channel = link.about ->> 'channel'
      and s.recipient = link.about ->> 'recipient'
    returning s.type, s.channel, s.optin, s.double_optin as "doubleOptin", s.country, s.region, s.recipient, s.category,
      s.optin_date as "optinDate", s.optout_date as "optoutDate"`.execute(db);
  const [confirmed] = rows;
  if (!confirmed) throw createExpiredLinkError();
  return renderSubscription(confirmed);
}

/** Ends earlier subscriptions of the same type and channel with another recipient, since a customer has only one. */
async function endOtherSubscriptions(transaction: Transaction<Tables>, customerId: string, subscription: Subscription): Promise<void> {
  await transaction
    .deleteFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .where('type', '=', subscription.type)
    .where('channel', '=', subscription.channel)
    .where('recipient', '<>', normalizeRecipient(subscription))
    .execute();
}

/** Changes the subscription of a type and a channel, or confirms one by the link in its message. */
export function createUpdateSubscription(ports: ConsumerPorts): Handler<'updateSubscription'> {
  const { db, clock } = ports;
  return {
    async handle({ body: { confirmationToken, type, channel, optin, ...requested }, context }) {
      const { site, locale } = getShopContext(context);
      const { id: consumerId } = context.customer;
      const now = clock.now();
      if (confirmationToken !== undefined) {
        await assertKnownCustomer(db, context.customer);
        return { body: { subscriptions: [await confirm(db, confirmationToken, site.brand, now)] } };
      }
      if (type === undefined || channel === undefined || optin === undefined)
        throw createBadRequestError(['body: must have type, channel and optin']);
      return db.transaction().execute(async (transaction) => {
        const reach = await lockCustomer(transaction, consumerId);
        const subscription = resolveSubscription({ ...requested, type, channel, optin }, reach, site);
        await endOtherSubscriptions(transaction, consumerId, subscription);
        await storeSubscriptions(transaction, { consumerId, site, locale, now }, [subscription], ports);
        return { body: await readSubscriptions(transaction, consumerId) };
      });
    },
  };
}
