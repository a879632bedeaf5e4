import type { SubscriptionChange } from '#generated/openapi/consumer.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { LockedCustomer } from '../lock-customer.ts';
import { isRecipient, normalizeRecipient, type Subscription } from './store-subscription.ts';

type SubscriptionRequest = Pick<SubscriptionChange, 'recipient' | 'country' | 'region'> & Pick<Subscription, 'type' | 'channel' | 'optin'>;

/**
 * A subscription with its recipient, by default the customer's own address or number.
 * @throws CallError 400 ATTR300 without a recipient, 400 PRO400 for one that is invalid in the channel, and for mail to another address
 * than the account's.
 */
export function resolveSubscription(
  { recipient: given, ...requested }: SubscriptionRequest,
  reach: Pick<LockedCustomer, 'email' | 'phone'>,
  site: ShopSite,
): Subscription {
  const recipient = given ?? (requested.channel === 'email' ? reach.email : reach.phone);
  const additionalInfo = { field: 'recipient' };
  if (recipient === null) throw new CallError(400, 'ATTR300', [{ message: 'The recipient of the messages is missing.', additionalInfo }]);
  const subscription: Subscription = { country: site.country, category: 'subscription', ...requested, recipient };
  const isForeign = requested.channel === 'email' && reach.email !== null && normalizeRecipient(subscription) !== reach.email;
  if (isForeign || !isRecipient(subscription))
    throw new CallError(400, 'PRO400', [{ message: 'The recipient does not match the channel.', additionalInfo }]);
  return subscription;
}
