import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db, PgBoss, SendOptions } from 'pg-boss';

/** What pg-boss says to the database to send a job. */
interface Insert {
  readonly text: string;
  readonly job: string;
}

/** Any number, the same in every process of this product: hosts that start together wait for each other. */
const functionsLock = 4_150_228;

/** Asks pg-boss how it would send a job; nothing is sent. */
async function insertOf(boss: PgBoss, name: string, payload: object, options: SendOptions): Promise<Insert> {
  const said: Insert[] = [];
  const db: Db = {
    async executeSql(text, values = []) {
      said.push({ text: text.trim(), job: String(values[0]) });
      return { rows: [{ id: null }] };
    },
  };
  await boss.send(name, payload, { ...options, db });
  const [insert] = said;
  if (!insert || said.length > 1) throw new Error(`[cairn] [jobs] ${name} is not sent by one statement any more`);
  return insert;
}

/** Another version of pg-boss may say it otherwise, while hosts with the one before still run. */
const functionOf = (schema: string, { text }: Insert): string =>
  `${schema}.send_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/**
 * Makes a function of the statement by which pg-boss inserts a queue's jobs, word for word, so that a job can be sent by a statement of
 * ours: that saves a transaction around the two. Its plan is kept for as long as its connection.
 */
export async function makeSendingFunction(boss: PgBoss, schema: string, queue: string): Promise<void> {
  const insert = await insertOf(boss, queue, {}, {});
  await boss.getDb().executeSql(`select pg_advisory_xact_lock(${functionsLock});
    create or replace function ${functionOf(schema, insert)}(json) returns setof uuid language plpgsql as $send$
    begin return query ${insert.text}; end $send$`);
}

/** For the from clause of a statement: sends the job when it is read. */
export async function sendingRows(
  boss: PgBoss,
  schema: string,
  queue: string,
  payload: object,
  options: SendOptions,
): Promise<RawBuilder<unknown>> {
  const insert = await insertOf(boss, queue, payload, options);
  return sql`${sql.raw(functionOf(schema, insert))}(${insert.job}::json)`;
}
