import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobSender } from '../jobs/jobs.ts';
import { queueUnaskedMail, type MailRates } from '../mail/queue-mail.ts';
import type { Clock, Ids } from '../ports.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { confirmationOf } from './confirmation-mail.ts';
import { storeConsumer, storeEnrollments, type ConsumerKey, type ProfilePayload } from './store-consumer.ts';
import { isRecipient, normalizeRecipient, storeSubscription } from './store-subscription.ts';

export interface ConsumerPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  /** Without them an address gets every mail. */
  readonly mailRates?: MailRates;
}

async function storeProfile(
  transaction: Transaction<Tables>,
  payload: ProfilePayload,
  key: ConsumerKey,
  { ids, jobs, mailRates: rates }: Pick<ConsumerPorts, 'ids' | 'jobs' | 'mailRates'>,
): Promise<string> {
  const consumerId = await storeConsumer(transaction, payload, key);
  await storeEnrollments(transaction, consumerId, payload, key.now);
  for (const subscription of payload.subscriptions ?? []) {
    const optinDate = await storeSubscription(transaction, consumerId, subscription, key.now);
    if (!optinDate || subscription.channel !== 'email') continue;
    const { brand, locale } = key;
    const mail = {
      id: ids.uuid(),
      consumerId,
      brand,
      locale,
      recipient: normalizeRecipient(subscription),
      subscriptionType: subscription.type,
      optinDate,
    };
    await queueUnaskedMail(transaction, jobs, confirmationOf(mail), { now: key.now, rates });
  }
  return consumerId;
}

/** Throws 400 where a subscription would go to what is no e-mail address or phone number: the contract cannot say which it must be. */
function assertReachable({ subscriptions = [] }: ProfilePayload): void {
  const problems = subscriptions.flatMap((subscription, index) =>
    isRecipient(subscription) ? [] : [`body/subscriptions/${index}/recipient: must be an address of channel ${subscription.channel}`],
  );
  if (problems.length > 0) throw badRequest(problems);
}

/** Creates a consumer by e-mail address, once for each brand however often it is called, with subscriptions and the mail that confirms them. */
export function createCreateProfile({ db, clock, ids, jobs, mailRates }: ConsumerPorts): Handler<'createProfile'> {
  return {
    async handle({ body, context }) {
      if (!context.brand) throw badRequest(['header.siteid: is required, or header.brand']);
      assertReachable(body);
      const key: ConsumerKey = { newId: ids.uuid(), brand: context.brand, locale: context.locale ?? 'en-us', now: clock.now() };
      const consumerId = await db.transaction().execute((transaction) => storeProfile(transaction, body, key, { ids, jobs, mailRates }));
      return { status: 201, body: { consumerId } };
    },
  };
}
