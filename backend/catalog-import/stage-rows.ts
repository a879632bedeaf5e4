import { sql, type Kysely } from 'kysely';
import { upsertRows } from '../database/sync-rows.ts';
import type { Tables } from '../database/tables.ts';
import type { SourceRow } from './formats/source-format.ts';
import type { ImportIssue } from './source-item.ts';

const rowsAtOnce = 1000;

export const createIssueRow = (importId: string, { line, column, reason, value, isRejected }: ImportIssue) => ({
  import_id: importId,
  line,
  column_name: column,
  reason,
  value,
  rejected: isRejected,
});

export const issueKey = ['import_id', 'line', 'column_name', 'reason', 'value'] as const;

/** A row without a product key cannot be grouped. */
const requireKey = (row: SourceRow, column: string): SourceRow =>
  'item' in row && row.item.groupKey === ''
    ? { issue: { line: row.item.line, column, reason: 'is required', value: '', isRejected: true } }
    : row;

/**
 * Without current statistics the planner would scan all rows for each batch of products. A sample of 3,000 rows is enough for their keys;
 * the default of 30,000 would need 60 MB.
 */
async function analyzeItems(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local default_statistics_target = 10`.execute(transaction);
    await sql`analyze import_items`.execute(transaction);
  });
}

/**
 * Stores the rows of a file so that rows of one product can be read together. Resumes after the last line that an interrupted import
 * stored.
 */
export async function stageRows(
  db: Kysely<Tables>,
  { id, line: storedLine }: { readonly id: string; readonly line: number },
  rows: AsyncIterable<SourceRow>,
  keyColumn: string,
): Promise<void> {
  let batch: SourceRow[] = [];
  async function store(): Promise<void> {
    const items = batch.flatMap((row) => ('item' in row ? row.item : []));
    const issues = batch.flatMap((row) => ('issue' in row ? row.issue : []));
    const line = Math.max(...items.map((item) => item.line), ...issues.map((issue) => issue.line));
    batch = [];
    await db.transaction().execute(async (transaction) => {
      const itemRows = items.map((item) => ({ import_id: id, line: item.line, group_key: item.groupKey, item }));
      await upsertRows(transaction, 'import_items', itemRows, { key: ['import_id', 'line'] });
      const issueRows = issues.map((issue) => createIssueRow(id, issue));
      await upsertRows(transaction, 'import_issues', issueRows, { key: issueKey });
      await transaction.updateTable('imports').set({ line }).where('id', '=', id).execute();
    });
  }
  for await (const read of rows) {
    const row = requireKey(read, keyColumn);
    const { line } = 'item' in row ? row.item : row.issue;
    if (line <= storedLine) continue;
    batch.push(row);
    if (batch.length >= rowsAtOnce) await store();
  }
  if (batch.length > 0) await store();
  await analyzeItems(db);
  await db.updateTable('imports').set({ phase: 'applying' }).where('id', '=', id).execute();
}
