import type { UserDataSource } from '../../features/user-data-part.ts';

/** Items saved for later. */
export const savedItemsData = {
  async export(db, { id }) {
    const items = await db
      .selectFrom('saved_items')
      .innerJoin('saved_lists', 'saved_lists.id', 'saved_items.list_id')
      .select(['saved_lists.site_id', 'saved_items.sku', 'saved_items.qty', 'saved_items.saved_at'])
      .where('saved_lists.customer_id', '=', id)
      .orderBy('saved_items.saved_at', 'desc')
      .execute();
    return { savedItems: items.map(({ site_id, sku, qty, saved_at }) => ({ siteId: site_id, sku, qty, savedAt: saved_at.toISOString() })) };
  },
  async erase(transaction, { id }) {
    await transaction.deleteFrom('saved_lists').where('customer_id', '=', id).execute();
  },
} satisfies UserDataSource;
