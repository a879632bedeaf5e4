import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { ImportIssue } from '#backend/catalog-import/source-item.ts';

const columns = ['line', 'column', 'result', 'reason', 'value'];

/** Streams every rejected row and ignored value to a CSV file. */
export async function writeReport(file: string, issues: AsyncIterable<ImportIssue>): Promise<void> {
  const formatRows = async function* (): AsyncGenerator<readonly unknown[]> {
    for await (const { line, column, reason, value, isRejected } of issues)
      yield [line, column, isRejected ? 'row rejected' : 'value ignored', reason, value];
  };
  await pipeline(formatRows, stringify({ header: true, columns, escape_formulas: true }), createWriteStream(file));
}
