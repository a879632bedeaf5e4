import { sql, type Transaction } from 'kysely';
import { createLink } from '../../authentication/passwords/mailed-links.ts';
import type { Tables } from '../../database/tables.ts';
import { queueUnsolicitedMail } from '../../mail/queue-mail.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { createConfirmationMail } from './confirmation-mail.ts';
import { normalizeRecipient, storeSubscription, type Subscription } from './store-subscription.ts';

export interface Subscriber {
  readonly consumerId: string;
  readonly site: ShopSite;
  readonly locale: string;
  readonly now: Date;
}

/** Seconds: a month. */
const linkLife = 30 * 24 * 60 * 60;

/** Stores the subscriptions of a consumer. Each new one sends its recipient a message that asks for confirmation. */
export async function storeSubscriptions(
  transaction: Transaction<Tables>,
  { consumerId, site, locale, now }: Subscriber,
  subscriptions: readonly Subscription[],
  { ids, jobs, secrets, linkOrigin, mailRates: rates }: Pick<ConsumerPorts, 'ids' | 'jobs' | 'secrets' | 'linkOrigin' | 'mailRates'>,
): Promise<void> {
  for (const subscription of subscriptions) {
    const optinDate = await storeSubscription(transaction, consumerId, subscription, now);
    if (!optinDate) continue;
    const { type, channel } = subscription;
    const recipient = normalizeRecipient(subscription);
    const link = createLink(secrets, { purpose: 'subscription', about: { type, channel, recipient }, life: linkLife, now });
    await sql`${link.createStoreSql(sql`select ${consumerId}::uuid`)}`.execute(transaction);
    const address = `${linkOrigin(site)}/${locale}/account/confirm-subscription?token=${link.token}`;
    const confirmation = { id: ids.uuid(), consumerId, site, channel, recipient, subscriptionType: type, locale, optinDate, link: address };
    await queueUnsolicitedMail(transaction, jobs, createConfirmationMail(confirmation), { now, rates });
  }
}
