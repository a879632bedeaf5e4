import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CallCustomer } from '../../router/call-context.ts';
import { createSessionEndedError } from '../authenticate.ts';

/** @throws CallError 401 AUT401 when the session of a locked customer ended after the request was authenticated. */
export async function assertLiveSession(transaction: Transaction<Tables>, { id, usid }: CallCustomer): Promise<void> {
  const found = await transaction
    .selectFrom('sessions')
    .select('family')
    .where('customer_id', '=', id)
    .where('usid', '=', usid)
    .executeTakeFirst();
  if (!found) throw createSessionEndedError();
}
