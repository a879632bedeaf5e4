import type { Handler } from '../../router/handler.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { readSubscriptions } from './read-subscriptions.ts';

export function createGetSubscription({ db }: Pick<ConsumerPorts, 'db'>): Handler<'getSubscription'> {
  return {
    handle: async ({ context }) => ({ body: await readSubscriptions(db, context.customer.id) }),
  };
}
