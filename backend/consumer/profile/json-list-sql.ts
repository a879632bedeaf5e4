import { sql, type RawBuilder } from 'kysely';

/** The rows of a select as one JSON list, for use as a column. */
export const getJsonListSql = (select: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(row), '[]') from (${select}) row)`;
