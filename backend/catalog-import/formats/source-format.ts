import type { ImportIssue, SourceColumns, SourceItem } from '../source-item.ts';

/** A row, or the reason why it could not be read. */
export type SourceRow =
  | { readonly item: SourceItem }
  /** The row is not a product, e.g. because of an unclosed quote. */
  | { readonly issue: ImportIssue };

/** A file format that the import reads. */
export interface SourceFormat {
  readonly columns: SourceColumns;
  /**
   * Streams the rows of a file in order.
   * @throws ImportError if the file is not of this format.
   */
  read(chunks: AsyncIterable<string>): AsyncGenerator<SourceRow>;
}

/** Thrown when the whole file cannot be imported. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
