import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

interface ImportsTable {
  id: string;
  source: string;
  /** Hash of the file and the options. */
  fingerprint: string;
  phase: 'reading' | 'applying' | 'finished';
  /** The last line that is in import_items. */
  line: number;
  /** The last group_key whose product is applied. */
  after_key: string;
  /** Accepted so far. */
  products: Generated<number>;
  variants: Generated<number>;
  /** Products that the catalog did not have, or had otherwise. */
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
  /** True if the row was left out, not the value alone. */
  rejected: boolean;
}

interface ImportedStylesTable {
  source: string;
  /** The merchant's identifier of the product. */
  key: string;
  style_id: string;
  /** Hash of everything that the file has of it; the same again changes nothing. */
  content_hash: string;
  /** Those that imports had texts in; the others show a copy. */
  languages: string[];
  /** The last import that had it. */
  import_id: string;
}

interface ImportedPicturesTable {
  /** As the end of the picture's path has it. */
  id: string;
  url: string;
}

/** A price that applies for a time; outside of it the original price does. */
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
