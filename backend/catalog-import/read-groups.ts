import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SourceItem } from './source-item.ts';

export interface SourceGroup {
  readonly key: string;
  readonly items: readonly [SourceItem, ...SourceItem[]];
}

const groupsAtOnce = 200;

/** The rows of each product, by key; so many products at once that a transaction stays short. */
export async function* readGroups(db: Kysely<Tables>, importId: string, afterKey: string): AsyncGenerator<readonly SourceGroup[]> {
  for (let after: string | null = afterKey === '' ? null : afterKey; ;) {
    const { rows }: { rows: SourceGroup[] } = await sql<SourceGroup>`
      with keys as (select distinct group_key from import_items
        where import_id = ${importId} and (${after}::text is null or group_key > ${after}::text collate "C")
        order by group_key limit ${sql.lit(groupsAtOnce)})
      select i.group_key as key, json_agg(i.item order by i.line) as items
      from import_items i join keys k on k.group_key = i.group_key
      where i.import_id = ${importId} group by i.group_key order by i.group_key`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < groupsAtOnce) return;
    after = rows.at(-1)?.key ?? null;
  }
}

export async function countGroups(db: Kysely<Tables>, importId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct group_key)::int as count from import_items where import_id = ${importId}`.execute(db);
  return rows[0]?.count ?? 0;
}
