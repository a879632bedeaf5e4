import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { createPreparedPool } from '../database/prepared-pool.ts';
import type { Tables } from '../database/tables.ts';

export interface Counted<Result> {
  readonly result: Result;
  /** Includes begin and commit on PostgreSQL, but not on the embedded engine. */
  readonly statements: number;
  readonly queries: readonly string[];
}

export interface CountingDatabase {
  readonly db: Kysely<Tables>;
  /** Excludes statements of background work such as jobs. */
  count<Result>(work: () => Promise<Result>): Promise<Counted<Result>>;
  /** Closes only its own connections. The engine is closed by its owner. */
  close(): Promise<void>;
}

/** Opens another connection to an open database that counts and records statements. */
export function openCountingDatabase(engine: DatabaseEngine): CountingDatabase {
  const recorders = new AsyncLocalStorage<string[]>();
  const log = ({ level, query }: LogEvent): void => {
    if (level === 'query') recorders.getStore()?.push(query.sql);
  };
  const dialect =
    engine.kind === 'postgres'
      ? new PostgresDialect({ pool: createPreparedPool({ url: engine.url, warnOfLostConnection: () => undefined }) })
      : new PGliteDialect({ pglite: engine.pglite });
  const db = new Kysely<Tables>({ dialect, log });
  return {
    db,
    async count(work) {
      const queries: string[] = [];
      const result = await recorders.run(queries, work);
      return { result, statements: queries.length, queries };
    },
    close: async () => {
      if (engine.kind === 'postgres') await db.destroy();
    },
  };
}
