import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { createPreparedPool } from '../database/prepared-pool.ts';
import type { Tables } from '../database/tables.ts';

export interface Counted<Result> {
  readonly result: Result;
  /** On PostgreSQL begin and commit are among them; the embedded engine has its own way. */
  readonly statements: number;
}

export interface CountingDatabase {
  readonly db: Kysely<Tables>;
  /** What is done meanwhile on somebody else's behalf, such as jobs, does not count. */
  count<Result>(work: () => Promise<Result>): Promise<Counted<Result>>;
  /** Only its own connections; the engine is its owner's to close. */
  close(): Promise<void>;
}

/** One more way into a database that is open, with statements counted. */
export function openCountingDatabase(engine: DatabaseEngine): CountingDatabase {
  const counters = new AsyncLocalStorage<{ statements: number }>();
  const log = ({ level }: LogEvent): void => {
    const counter = counters.getStore();
    if (counter && level === 'query') counter.statements += 1;
  };
  const dialect =
    engine.kind === 'postgres'
      ? new PostgresDialect({ pool: createPreparedPool(engine.url, () => undefined) })
      : new PGliteDialect({ pglite: engine.pglite });
  const db = new Kysely<Tables>({ dialect, log });
  return {
    db,
    async count(work) {
      const counter = { statements: 0 };
      const result = await counters.run(counter, work);
      return { result, statements: counter.statements };
    },
    close: async () => {
      if (engine.kind === 'postgres') await db.destroy();
    },
  };
}
