import { CompiledQuery, type Transaction } from 'kysely';
import { fromPglite, type ConstructorOptions, type Db } from 'pg-boss';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { Tables } from '../database/tables.ts';

/** Where pg-boss keeps its jobs: the shop's own database, with a few connections beside those that answer calls. */
export function storeOf(engine: DatabaseEngine): ConstructorOptions {
  // Whether vacuum keeps up is a question for a server; asking costs more than all the rest of an idle queue.
  if (engine.kind === 'embedded') return { db: fromPglite(engine.pglite), backend: 'pglite', monitorVacuum: false };
  return { connectionString: engine.url, application_name: 'cairn-jobs', max: 3 };
}

/** For jobs that are sent in a transaction of ours. The text loses its margin, so that the pool knows it as a statement to prepare. */
export function storeIn(transaction: Transaction<Tables>): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text.trim(), [...values]));
      return { rows };
    },
  };
}
