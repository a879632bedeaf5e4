import { sql, type Kysely } from 'kysely';
import type { Subscription } from '#generated/openapi/consumer.ts';
import { createUnknownCustomerError } from '../../authentication/authenticate.ts';
import type { Tables } from '../../database/tables.ts';
import { selectSubscriptions } from '../profile/read-profile.ts';
import { renderSubscription } from '../profile/render-profile.ts';
import type { StoredProfile } from '../profile/stored-profile.ts';

/**
 * Reads all subscriptions of a customer in one statement.
 * @throws CallError 403 AUT498
 */
export async function readSubscriptions(db: Kysely<Tables>, customerId: string): Promise<{ subscriptions: Subscription[] }> {
  const { rows } = await sql<Pick<StoredProfile, 'subscriptions'>>`
    select ${selectSubscriptions} as subscriptions from customers c where c.id = ${customerId}`.execute(db);
  const [found] = rows;
  if (!found) throw createUnknownCustomerError();
  return { subscriptions: found.subscriptions.map(renderSubscription) };
}
