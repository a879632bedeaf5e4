import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SourceItem } from './source-item.ts';

export interface SourceGroup {
  readonly key: string;
  readonly items: readonly [SourceItem, ...SourceItem[]];
}

interface StagedRow {
  readonly key: string;
  readonly item: SourceItem;
}

function getGroupRows(rows: readonly StagedRow[]): SourceGroup[] {
  const groups = Map.groupBy(rows, ({ key }) => key);
  return [...groups].map(([key, members]) => ({ key, items: members.map(({ item }) => item) as [SourceItem, ...SourceItem[]] }));
}

export interface GroupsRequest {
  readonly importId: string;
  readonly afterKey: string;
  readonly rowsAtOnce: number;
}

/** Streams the rows of each product, by key, several products at once. */
export async function* readGroups(
  db: Kysely<Tables>,
  { importId, afterKey, rowsAtOnce }: GroupsRequest,
): AsyncGenerator<readonly SourceGroup[]> {
  let after = afterKey;
  for (let limit = rowsAtOnce; ;) {
    const { rows } = await sql<StagedRow>`select group_key as key, item from import_items
      where import_id = ${importId} and group_key > ${after} order by group_key, line limit ${sql.lit(limit)}`.execute(db);
    const isLast = rows.length < limit;
    const groups = getGroupRows(rows);
    // The last group may continue in the next rows.
    const complete = isLast ? groups : groups.slice(0, -1);
    if (complete.length > 0) yield complete;
    if (isLast) return;
    limit = complete.length > 0 ? rowsAtOnce : limit * 2;
    after = complete.at(-1)?.key ?? after;
  }
}

export async function countGroups(db: Kysely<Tables>, importId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct group_key)::int as count from import_items where import_id = ${importId}`.execute(db);
  return rows[0]?.count ?? 0;
}
