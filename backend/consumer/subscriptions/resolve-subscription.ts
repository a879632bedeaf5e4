import type { SubscriptionChange } from '#generated/openapi/consumer.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { LockedCustomer } from '../lock-customer.ts';
import { isRecipient, normalizeRecipient, type Subscription } from './store-subscription.ts';

type Asked = Pick<SubscriptionChange, 'recipient' | 'country' | 'region'> & Pick<Subscription, 'type' | 'channel' | 'optin'>;

/**
 * A subscription with its recipient, by default the customer's own address or number.
 * @throws CallError 400 ATTR300 without a recipient, 400 PRO400 for one that is invalid in the channel, and for mail to another address
 * than the account's.
 */
export function resolveSubscription(
  { recipient: given, ...asked }: Asked,
  reach: Pick<LockedCustomer, 'email' | 'phone'>,
  site: ShopSite,
): Subscription {
  const recipient = given ?? (asked.channel === 'email' ? reach.email : reach.phone);
  const additionalInfo = { field: 'recipient' };
  if (recipient === null) throw new CallError(400, 'ATTR300', [{ message: 'It is not said where the messages go.', additionalInfo }]);
  const subscription: Subscription = { country: site.country, category: 'subscription', ...asked, recipient };
  const isForeign = asked.channel === 'email' && reach.email !== null && normalizeRecipient(subscription) !== reach.email;
  if (isForeign || !isRecipient(subscription))
    throw new CallError(400, 'PRO400', [{ message: 'Messages of this channel do not go there.', additionalInfo }]);
  return subscription;
}
