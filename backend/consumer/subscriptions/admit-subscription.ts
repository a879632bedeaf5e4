import type { Transaction } from 'kysely';
import type { SubscriptionChange } from '#generated/openapi/consumer.ts';
import { unknownCustomer } from '../../authentication/authenticate.ts';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import { isRecipient, normalizeRecipient, type Subscription } from './store-subscription.ts';

/** What a customer can be reached at; null where it was never said. */
interface Reach {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The customer, held for the rest of the transaction. Throws 403 AUT498. */
export async function holdCustomer(transaction: Transaction<Tables>, customerId: string): Promise<Reach> {
  const found = await transaction
    .selectFrom('customers')
    .select(['email', 'phone'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw unknownCustomer();
  return found;
}

type Asked = Pick<SubscriptionChange, 'recipient' | 'country' | 'region'> & Pick<Subscription, 'type' | 'channel' | 'optin'>;

/**
 * A subscription with the recipient that it goes to: by default whatever the customer can be reached at. Throws 400 ATTR300 where that is
 * nothing, 400 PRO400 for no address of the channel, and for mail to another address than the account's.
 */
export function admitSubscription({ recipient: given, ...asked }: Asked, reach: Reach, site: ShopSite): Subscription {
  const recipient = given ?? (asked.channel === 'email' ? reach.email : reach.phone);
  const additionalInfo = { field: 'recipient' };
  if (recipient === null) throw new CallError(400, 'ATTR300', [{ message: 'It is not said where the messages go.', additionalInfo }]);
  const subscription: Subscription = { country: site.country, category: 'subscription', ...asked, recipient };
  const isForeign = asked.channel === 'email' && reach.email !== null && normalizeRecipient(subscription) !== reach.email;
  if (isForeign || !isRecipient(subscription))
    throw new CallError(400, 'PRO400', [{ message: 'Messages of this channel do not go there.', additionalInfo }]);
  return subscription;
}
