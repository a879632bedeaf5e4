import type { ImportIssue, SourceColumns, SourceItem } from '../source-item.ts';

/** A row that was read, or why it could not be. */
export type SourceRow =
  | { readonly item: SourceItem }
  /** The row is not a product, e.g. its quotes do not match. */
  | { readonly issue: ImportIssue };

/** One kind of file that the import reads. */
export interface SourceFormat {
  readonly columns: SourceColumns;
  /** Streams the rows of a file in their order. @throws ImportError where the file is not of this format. */
  read(chunks: AsyncIterable<string>): AsyncGenerator<SourceRow>;
}

/** The file as a whole cannot be imported. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
