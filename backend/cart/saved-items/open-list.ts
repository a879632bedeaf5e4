import type { CustomerContext } from '../../router/call-context.ts';
import type { SavedItemsPorts } from './saved-items-ports.ts';

/** Returns the customer's list on the site and creates it if necessary. Its row stays locked until the transaction ends. */
export async function openList({ db, ids }: Pick<SavedItemsPorts, 'db' | 'ids'>, { customer, siteId }: CustomerContext): Promise<string> {
  const { id } = await db
    .insertInto('saved_lists')
    .values({ id: ids.uuid(), customer_id: customer.id, site_id: siteId })
    .onConflict((conflict) => conflict.columns(['customer_id', 'site_id']).doUpdateSet({ site_id: siteId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
