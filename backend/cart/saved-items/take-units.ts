import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { StoredSavedItem } from './add-saved-item.ts';

/** Removes units of a saved item that was read under its lock; the last one removes the item. */
export async function takeUnits(transaction: Transaction<Tables>, { id, qty }: StoredSavedItem, units: number): Promise<void> {
  const taken =
    units < qty
      ? await transaction
          .updateTable('saved_items')
          .set({ qty: qty - units })
          .where('id', '=', id)
          .where('qty', '=', qty)
          .returning('id')
          .executeTakeFirst()
      : await transaction.deleteFrom('saved_items').where('id', '=', id).where('qty', '=', qty).returning('id').executeTakeFirst();
  if (!taken) throw new Error(`[cairn] [saved-items] ${id} changed under its lock`);
}
