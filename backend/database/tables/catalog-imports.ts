import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

interface ImportsTable {
  id: string;
  source: string;
  /** Hash of the file and the options. */
  fingerprint: string;
  phase: 'reading' | 'applying' | 'finished';
  /** The last line stored in import_items. */
  line: number;
  /** The last applied group_key. */
  after_key: string;
  /** Number of accepted products so far. */
  products: Generated<number>;
  variants: Generated<number>;
  /** Number of new or changed products. */
  changed: Generated<number>;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

/** The rows of a file until they are applied. */
interface ImportItemsTable {
  import_id: string;
  line: number;
  group_key: string;
  /** A SourceItem of backend/catalog-import/. */
  item: Json<unknown>;
}

interface ImportIssuesTable {
  import_id: string;
  line: number;
  column_name: string;
  reason: string;
  value: string;
  /** True if the row was skipped, not only the value. */
  rejected: boolean;
}

interface ImportedStylesTable {
  source: string;
  /** The merchant's identifier of the product. */
  key: string;
  style_id: string;
  /** Hash of the product's data in the file; an equal hash means no change. */
  content_hash: string;
  /** Languages with imported texts; the others show a copy. */
  languages: string[];
  /** The last import that contained it. */
  import_id: string;
}

interface ImportedPicturesTable {
  /** The end of the picture's path. */
  id: string;
  url: string;
}

/** A temporary price; outside of its period the original price applies. */
interface ScheduledPricesTable {
  style_id: string;
  color_code: string;
  site_id: string;
  current_minor: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
}

export interface CatalogImportTables {
  imports: ImportsTable;
  import_items: ImportItemsTable;
  import_issues: ImportIssuesTable;
  imported_styles: ImportedStylesTable;
  imported_pictures: ImportedPicturesTable;
  scheduled_prices: ScheduledPricesTable;
}
