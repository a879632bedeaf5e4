import type { Kysely } from 'kysely';
import { unknownCustomer } from '../../authentication/authenticate.ts';
import { assertPassword } from '../../authentication/passwords/change-password.ts';
import type { Tables } from '../../database/tables.ts';
import type { DataSubject } from '../../features/user-data-part.ts';
import type { Handler } from '../../router/handler.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { readUserData } from './read-user-data.ts';

/** Everything that is stored of the customer; with their password it is exported for the last time and erased. */
export function createRetrieveUserData(ports: ConsumerPorts): Handler<'retrieveUserData'> {
  const { db, clock, features, liveSessions } = ports;
  return {
    async handle({ body: { erasure }, context }) {
      const { id } = context.customer;
      const { userData } = features();
      if (!erasure) return { body: await readUserData(userData, db, await readSubject(db, id), clock.now()) };
      await assertPassword(ports, id, erasure.password, 'password');
      const now = clock.now();
      const record = await db.transaction().execute(async (transaction) => {
        const customer = await readSubject(transaction, id, 'locked');
        const last = await readUserData(userData, transaction, customer, now);
        for (const part of userData) await part.erase?.(transaction, customer, now);
        return last;
      });
      liveSessions.forget(id);
      return { body: record };
    },
  };
}

/** @throws CallError 403 AUT498 for a customer who is gone. */
async function readSubject(db: Kysely<Tables>, id: string, mode?: 'locked'): Promise<DataSubject> {
  const { email, ...customer } = await db
    .selectFrom('customers')
    .select(['id', 'brand', 'email', 'phone'])
    .where('id', '=', id)
    .$if(mode === 'locked', (query) => query.forUpdate())
    .executeTakeFirstOrThrow(unknownCustomer);
  if (email === null) throw unknownCustomer();
  return { ...customer, email };
}
