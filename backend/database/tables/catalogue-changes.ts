import type { ColumnType, Generated } from 'kysely';

interface CatalogueChangesTable {
  id: Generated<string>;
  /** "catalogue", "listings", or "product:" with a style's id. */
  part: string;
  transaction: Generated<string>;
  changed_at: ColumnType<Date, never, never>;
}

export interface CatalogueChangesTables {
  catalogue_changes: CatalogueChangesTable;
}
