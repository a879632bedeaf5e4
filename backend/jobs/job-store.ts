import { CompiledQuery, type Transaction } from 'kysely';
import { fromPglite, type ConstructorOptions, type Db } from 'pg-boss';
import type { DatabaseEngine } from '../database/database-engine.ts';
import { timeLimits } from '../database/time-limits.ts';
import type { Tables } from '../database/tables.ts';

/** Configures pg-boss to store its jobs in the shop's database, with a few connections beside those of requests. */
export function createStoreOptions(engine: DatabaseEngine): ConstructorOptions {
  // Only a server needs its vacuum monitored, and the check costs more than the rest of an idle queue.
  if (engine.kind === 'embedded') return { db: fromPglite(engine.pglite), backend: 'pglite', monitorVacuum: false };
  return { connectionString: engine.url, application_name: 'cairn-jobs', max: 3, ...timeLimits };
}

/** For jobs that are sent in the product's own transaction. The text is trimmed, so that the pool prepares the statement. */
export function createTransactionStore(transaction: Transaction<Tables>): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text.trim(), [...values]));
      return { rows };
    },
  };
}
