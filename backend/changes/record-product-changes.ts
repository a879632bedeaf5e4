import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Invalidates cached pages of these styles, for changes that the triggers of the catalog do not detect. */
export async function recordProductChanges(transaction: Transaction<Tables>, styleIds: readonly string[]): Promise<void> {
  const parts = [...new Set(styleIds)].map((id) => ({ part: `product:${id}` }));
  if (parts.length > 0) await transaction.insertInto('catalog_changes').values(parts).execute();
}
