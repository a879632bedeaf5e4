import type { Kysely, Transaction } from 'kysely';
import { createUnknownCustomerError } from '../../authentication/authenticate.ts';
import { lockAccount } from '../../authentication/lock-customers.ts';
import { assertPassword, createWrongPasswordError } from '../../authentication/passwords/change-password.ts';
import type { Tables } from '../../database/tables.ts';
import type { DataSubject } from '../../features/user-data-part.ts';
import type { Handler } from '../../router/handler.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { readUserData } from './read-user-data.ts';

/** Exports all stored data of the customer; with their password it is also erased. */
export function createRetrieveUserData(ports: ConsumerPorts): Handler<'retrieveUserData'> {
  const { db, clock, features, liveSessions } = ports;
  return {
    async handle({ body: { erasure }, context }) {
      const { id } = context.customer;
      const { userData } = features();
      if (!erasure) return { body: await readUserData(userData, db, await readSubject(db, id), clock.now()) };
      const { passwordHash } = await assertPassword(ports, id, erasure.password, 'password');
      const now = clock.now();
      const record = await db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, id);
        await assertStored(transaction, id, passwordHash);
        const customer = await readSubject(transaction, id);
        const last = await readUserData(userData, transaction, customer, now);
        for (const part of userData) await part.erase?.(transaction, customer, now);
        return last;
      });
      liveSessions.invalidate(id);
      return { body: record };
    },
  };
}

/**
 * Locks the account of a locked customer.
 * @throws CallError 409 AUT452 if the stored password has changed since it was verified.
 */
async function assertStored(transaction: Transaction<Tables>, id: string, passwordHash: string): Promise<void> {
  const found = await transaction
    .selectFrom('accounts')
    .select('customer_id')
    .where('customer_id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw createWrongPasswordError('password');
}

/** @throws CallError 403 AUT498 for a deleted customer. */
async function readSubject(db: Kysely<Tables>, id: string): Promise<DataSubject> {
  const { email, ...customer } = await db
    .selectFrom('customers')
    .select(['id', 'brand', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createUnknownCustomerError);
  if (email === null) throw createUnknownCustomerError();
  return { ...customer, email };
}
