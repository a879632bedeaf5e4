import type { Handler } from '../../router/handler.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { readProfile } from './read-profile.ts';

export function createGetProfile({ db, clock }: Pick<ConsumerPorts, 'db' | 'clock'>): Handler<'getProfile'> {
  return {
    handle: async ({ context }) => ({ body: await readProfile(db, context.customer.id, clock.now()) }),
  };
}
