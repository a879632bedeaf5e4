import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ImportIssue } from '../source-item.ts';
import { ImportError } from './source-format.ts';

export interface DelimitedRow {
  readonly line: number;
  /** Keyed by column. A missing column reads as ''. */
  text(column: string): string;
}

/** Characters; a longer row means an unclosed quote. */
const maxRowLength = 1_000_000;

const issueOf = (error: CsvError): ImportIssue => ({
  line: Number(error['lines'] ?? 0),
  column: typeof error['column'] === 'string' ? error['column'] : '',
  reason: error.message,
  value: '',
  isRejected: true,
});

/**
 * Streams the rows of a CSV or TSV file; its first row names the columns.
 * @throws ImportError if a required column is missing.
 */
export async function* readDelimited(
  chunks: AsyncIterable<string>,
  { delimiter, required }: { readonly delimiter: ',' | '\t'; readonly required: readonly string[] },
): AsyncGenerator<DelimitedRow | ImportIssue> {
  const issues: ImportIssue[] = [];
  const parser = parse({
    delimiter,
    info: true,
    // Merchant feeds contain unescaped quotes, as in 13" laptop.
    quote: delimiter === ',' ? '"' : null,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRowLength,
    columns: (header: string[]) => {
      const names = header.map((name) => name.trim());
      const missing = required.filter((column) => !names.includes(column));
      if (missing.length > 0) throw new ImportError(`The file has no column ${missing.map((name) => `"${name}"`).join(', ')}.`);
      return names;
    },
    on_skip: (error) => {
      if (error) issues.push(issueOf(error));
      return undefined;
    },
  });
  const source = Readable.from(chunks);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string | undefined>; info: { lines: number } }>) {
      yield* issues.splice(0);
      yield { line: info.lines, text: (column) => record[column]?.trim() ?? '' };
    }
  } catch (error) {
    if (error instanceof CsvError) yield issueOf(error);
    else throw error;
  }
  yield* issues.splice(0);
}
