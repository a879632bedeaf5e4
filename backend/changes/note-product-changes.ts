import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Makes cached pages of these styles stale, for changes that the triggers of the catalog do not see. */
export async function noteProductChanges(transaction: Transaction<Tables>, styleIds: readonly string[]): Promise<void> {
  const parts = [...new Set(styleIds)].map((id) => ({ part: `product:${id}` }));
  if (parts.length > 0) await transaction.insertInto('catalog_changes').values(parts).execute();
}
