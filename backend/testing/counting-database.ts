import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { createPreparedPool } from '../database/prepared-pool.ts';
import type { Tables } from '../database/tables.ts';

export interface Counted<Result> {
  readonly result: Result;
  /** Includes begin and commit on PostgreSQL, but not on the embedded engine. */
  readonly statements: number;
}

export interface CountingDatabase {
  readonly db: Kysely<Tables>;
  /** Excludes statements of background work such as jobs. */
  count<Result>(work: () => Promise<Result>): Promise<Counted<Result>>;
  /** Closes only its own connections. The engine is closed by its owner. */
  close(): Promise<void>;
}

/** Opens another connection to an open database that counts statements. */
export function openCountingDatabase(engine: DatabaseEngine): CountingDatabase {
  const counters = new AsyncLocalStorage<{ statements: number }>();
  const log = ({ level }: LogEvent): void => {
    const counter = counters.getStore();
    if (counter && level === 'query') counter.statements += 1;
  };
  const dialect =
    engine.kind === 'postgres'
      ? new PostgresDialect({ pool: createPreparedPool({ url: engine.url, warnOfLostConnection: () => undefined }) })
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
