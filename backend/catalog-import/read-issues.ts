import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ImportIssue } from './source-item.ts';

const issuesAtOnce = 1000;

/** Streams all issues of an import by line. */
export async function* readIssues(db: Kysely<Tables>, importId: string): AsyncGenerator<ImportIssue> {
  for (let last: ImportIssue = { line: -1, column: '', reason: '', value: '', isRejected: false }; ;) {
    const { rows } = await sql<ImportIssue>`
      select line, column_name as "column", reason, value, rejected as "isRejected" from import_issues
      where import_id = ${importId} and (line, column_name, reason, value) > (${last.line}::int, ${last.column}, ${last.reason}, ${last.value})
      order by line, column_name, reason, value limit ${sql.lit(issuesAtOnce)}`.execute(db);
    yield* rows;
    if (rows.length < issuesAtOnce) return;
    last = rows.at(-1) ?? last;
  }
}
