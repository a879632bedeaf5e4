import { sql, type Expression, type SqlBool } from 'kysely';
import type { CustomerContext } from '../../router/call-context.ts';
import { CallError } from '../../router/call-error.ts';

export interface ItemReference {
  readonly listId: string;
  readonly itemId: string;
  readonly context: CustomerContext;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** SQL condition that a row of saved_items belongs to the customer's list on the site. */
export const isOwnItemSql = ({ listId, itemId, context: { customer, siteId } }: ItemReference): Expression<SqlBool> =>
  // Ids of cart rows are UUIDs too, so a valid form proves nothing.
  uuid.test(itemId)
    ? sql<SqlBool>`saved_items.id = ${itemId} and saved_items.list_id = (
        select id from saved_lists where id = ${listId} and customer_id = ${customer.id} and site_id = ${siteId})`
    : sql<SqlBool>`false`;

/** 404 ORD404, the same for an unknown item and another customer's. */
export const createMissingItemError = (itemId: string): CallError =>
  new CallError(404, 'ORD404', [{ message: 'There is no such saved item.', additionalInfo: { itemId } }]);
