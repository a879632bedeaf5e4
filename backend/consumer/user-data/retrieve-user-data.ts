import { assertPassword } from '../../authentication/passwords/change-password.ts';
import type { Handler } from '../../router/handler.ts';
import type { TenderKinds } from '../../tenders/tender-kind.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { eraseCustomer } from './erase-customer.ts';
import { readUserData } from './read-user-data.ts';

export interface UserDataPorts extends ConsumerPorts {
  readonly tenderKinds: TenderKinds;
}

/** All that is stored of the customer; where they ask for it, and say their password, for the last time. */
export function createRetrieveUserData(ports: UserDataPorts): Handler<'retrieveUserData'> {
  const { db, clock, tenderKinds, liveSessions } = ports;
  return {
    async handle({ body: { erasure }, context }) {
      const { id } = context.customer;
      if (!erasure) return { body: await readUserData(db, tenderKinds, id, clock.now()) };
      await assertPassword(ports, id, erasure.password, 'password');
      const now = clock.now();
      const record = await db.transaction().execute(async (transaction) => {
        const last = await readUserData(transaction, tenderKinds, id, now);
        await eraseCustomer(transaction, id, now);
        return last;
      });
      liveSessions.forget(id);
      return { body: record };
    },
  };
}
