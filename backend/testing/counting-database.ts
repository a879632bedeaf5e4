import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely';
import type { DatabaseEngine } from '../database/create-database.ts';
import { createPreparedPool } from '../database/prepared-pool.ts';
import type { Tables } from '../database/tables.ts';

export interface CountingDatabase {
  readonly db: Kysely<Tables>;
  /** Since it was asked last; on PostgreSQL begin and commit are among them. */
  take(): number;
  /** Only its own connections; the engine is its owner's to close. */
  close(): Promise<void>;
}

/** One more way into a database that is open, with every statement counted. */
export function openCountingDatabase(engine: DatabaseEngine): CountingDatabase {
  let statements = 0;
  const log = ({ level }: LogEvent): void => {
    if (level === 'query') statements += 1;
  };
  const dialect =
    engine.kind === 'postgres'
      ? new PostgresDialect({ pool: createPreparedPool(engine.url, () => undefined) })
      : new PGliteDialect({ pglite: engine.pglite });
  const db = new Kysely<Tables>({ dialect, log });
  return {
    db,
    take() {
      const taken = statements;
      statements = 0;
      return taken;
    },
    close: async () => {
      if (engine.kind === 'postgres') await db.destroy();
    },
  };
}
