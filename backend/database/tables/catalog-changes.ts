import type { ColumnType, Generated } from 'kysely';

interface CatalogChangesTable {
  id: Generated<string>;
  /** "catalog", "listings", or "product:" with a style's id. */
  part: string;
  transaction: Generated<string>;
  changed_at: ColumnType<Date, never, never>;
}

export interface CatalogChangesTables {
  catalog_changes: CatalogChangesTable;
}
