import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db, PgBoss, SendOptions } from 'pg-boss';

/** The SQL by which pg-boss inserts a job. */
interface InsertStatement {
  readonly text: string;
  readonly job: string;
}

/** An arbitrary number, the same in every process of this product. Servers that start together wait for each other. */
const functionLock = 4_150_228;

/** Captures the statement by which pg-boss would send a job. Nothing is sent. */
async function captureInsert(boss: PgBoss, name: string, payload: object, options: SendOptions): Promise<InsertStatement> {
  const captured: InsertStatement[] = [];
  const db: Db = {
    async executeSql(text, values = []) {
      captured.push({ text: text.trim(), job: String(values[0]) });
      return { rows: [{ id: null }] };
    },
  };
  await boss.send(name, payload, { ...options, db });
  const [insert] = captured;
  if (!insert || captured.length > 1) throw new Error(`[cairn] [jobs] ${name} is not sent by one statement any more`);
  return insert;
}

/** The name includes a hash, as servers with another version of pg-boss may run at the same time. */
const getFunctionName = (schema: string, { text }: InsertStatement): string =>
  `${schema}.send_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/**
 * Creates a database function from the statement by which pg-boss inserts jobs, so that a statement of ours can send a job without a
 * transaction around both. Its plan is cached per connection.
 */
export async function createSendFunction(boss: PgBoss, schema: string, queue: string): Promise<void> {
  const insert = await captureInsert(boss, queue, {}, {});
  await boss.getDb().executeSql(`select pg_advisory_xact_lock(${functionLock});
    create or replace function ${getFunctionName(schema, insert)}(json) returns setof uuid language plpgsql as $send$
    begin return query ${insert.text}; end $send$`);
}

/** A from clause item that sends the job when it is read. */
export async function buildSend(
  boss: PgBoss,
  schema: string,
  queue: string,
  payload: object,
  options: SendOptions,
): Promise<RawBuilder<unknown>> {
  const insert = await captureInsert(boss, queue, payload, options);
  return sql`${sql.raw(getFunctionName(schema, insert))}(${insert.job}::json)`;
}
