import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, findPostgresObstacle, type ThrowawayPostgres } from '../testing/start-postgres.ts';
import { DatabaseUnavailableError } from '../ports.ts';
import { createPreparedPool } from './prepared-pool.ts';
import type { Tables } from './tables.ts';

const reason = findPostgresObstacle();

describe.skipIf(reason !== null)(`the pool of prepared statements${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let postgres: ThrowawayPostgres;
  let db: Kysely<Tables>;
  beforeAll(async () => {
    const start = await startPostgres();
    if (!start.postgres) throw new Error(start.reason);
    postgres = start.postgres;
    db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: createPreparedPool({ url: postgres.url, warnOfLostConnection: () => undefined }),
      }),
    });
    await sql`create table counters (id int primary key, value int not null)`.execute(db);
    await sql`insert into counters values (1, 0)`.execute(db);
  }, 60_000);
  afterAll(async () => {
    await db?.destroy();
    await postgres?.stop();
  });

  const read = (id: number) => sql<{ id: number; value: number }>`select * from counters where id = ${id}`.execute(db);

  it('plans a statement once per connection, also with lists', async () => {
    const { plans } = await db.connection().execute(async (one) => {
      for (let turn = 0; turn < 7; turn += 1) await sql`select value from counters where id = any(${[1, turn]}::int[])`.execute(one);
      const found = await sql<{ plans: string }>`select generic_plans || ' ' || custom_plans as plans
        from pg_prepared_statements where statement like ${'select value%'}`.execute(one);
      return found.rows[0] ?? { plans: '' };
    });
    expect(plans).toBe('7 0');
  });

  it('locks rows so that no concurrent change is lost', async () => {
    const add = () =>
      db.transaction().execute(async (transaction) => {
        const found = await sql<{ value: number }>`select value from counters where id = ${1} for update`.execute(transaction);
        await sql`update counters set value = ${(found.rows[0]?.value ?? 0) + 1} where id = ${1}`.execute(transaction);
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect((await read(1)).rows).toEqual([{ id: 1, value: 40 }]);
  });

  it('waits for nothing without a time-out', async () => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings where name = any(${names})`.execute(
      db,
    );
    expect(rows.map(({ setting }) => Number(setting) > 0)).toEqual([true, true, true]);
  });

  it.each([
    ['a statement that takes too long', sql`set local statement_timeout = 1`, sql`select pg_sleep(30)`],
    ['a lock that is not free in time', sql`set local lock_timeout = 1`, sql`select * from counters for update`],
    ['a lost connection', sql`select 1`, sql`select pg_terminate_backend(pg_backend_pid())`],
  ])('rejects %s as unavailable, and recovers', async (_, limit, statement) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (transaction) => {
      await sql`select * from counters for update`.execute(transaction);
      lock();
      await released;
    });
    await locked;
    const failing = db.transaction().execute(async (transaction) => {
      await limit.execute(transaction);
      await statement.execute(transaction);
    });
    await expect(failing).rejects.toThrow(DatabaseUnavailableError);
    release();
    await holding;
    expect((await read(1)).rows).toHaveLength(1);
  });

  it('recovers when a table has changed under a prepared statement', async () => {
    await read(1);
    await sql`alter table counters add column note text`.execute(db);
    const readAfter = async (): Promise<unknown> => (await read(1)).rows[0];
    const tries = [];
    for (let turn = 0; turn < 12; turn += 1) tries.push(await readAfter().catch(() => 'failed'));
    expect(tries.at(-1)).toEqual({ id: 1, value: 40, note: null });
  });
});
