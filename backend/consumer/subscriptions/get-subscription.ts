import type { Handler } from '../../router/handler.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { answerSubscriptions } from './answer-subscriptions.ts';

export function createGetSubscription({ db }: Pick<ConsumerPorts, 'db'>): Handler<'getSubscription'> {
  return {
    handle: async ({ context }) => ({ body: await answerSubscriptions(db, context.customer.id) }),
  };
}
