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

/** Errors after which the rest of the file cannot be read: its products would count as missing. */
const endings: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `the row is longer than ${maxRowLength} characters; a quote may be unclosed`,
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
};

const issueOf = (error: CsvError): ImportIssue => ({
  line: Number(error['lines'] ?? 0),
  column: typeof error['column'] === 'string' ? error['column'] : '',
  reason: error.message,
  value: '',
  isRejected: true,
});

/**
 * Streams the rows of a CSV or TSV file; its first row names the columns.
 * @throws ImportError if a required column is missing, or a row has no end.
 */
export async function* readDelimited(
  chunks: AsyncIterable<string>,
  { delimiter, required }: { readonly delimiter: ',' | '\t'; readonly required: readonly string[] },
): AsyncGenerator<DelimitedRow | ImportIssue> {
  const issues: ImportIssue[] = [];
  /** The last line of the previous row; the header is one line. */
  let line = 1;
  const checkReadable = ({ code }: CsvError): void => {
    const reason = endings[code];
    if (reason !== undefined) throw new ImportError(`Line ${line + 1}: ${reason}.`);
  };
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
    on_record: (record: unknown, { lines }) => {
      line = lines;
      return record;
    },
    on_skip: (error) => {
      if (error) checkReadable(error);
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
    if (!(error instanceof CsvError)) throw error;
    checkReadable(error);
    yield issueOf(error);
  }
  yield* issues.splice(0);
}
