import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { Handler } from '../../router/handler.ts';
import { isOwnItemSql, createMissingItemError } from './own-item.ts';
import type { SavedItemsPorts } from './saved-items-ports.ts';

/** Removes a saved item. */
export function createRemoveSavedItem({ db }: Pick<SavedItemsPorts, 'db'>): Handler<'removeSavedItem'> {
  return {
    async handle({ params: { saveForlaterId: listId, itemId }, context }) {
      const removed = await db
        .deleteFrom('saved_items')
        .where(isOwnItemSql({ listId, itemId, context }))
        .returning('id')
        .executeTakeFirst();
      if (!removed) {
        await assertKnownCustomer(db, context.customer);
        throw createMissingItemError(itemId);
      }
      return { status: 204, body: undefined };
    },
  };
}
