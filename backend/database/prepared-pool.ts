import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';

const maxNames = 500;
/** PostgreSQL's error code when a table has changed under a prepared statement. */
const cachedPlanChanged = '0A000';

/** Maps statements to names; the server caches the plan of each name per connection. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= maxNames) return known;
    const name = `cairn_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** Closes a connection with stale plans on release, so that it recovers from a migration. */
function prepare(client: PoolClient, nameOf: (text: string) => string | undefined) {
  let stale = false;
  const query: Query = async (text, values) => {
    const name = /^(?:with|select|insert|update|delete)\b/i.test(text) ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      stale ||= error instanceof Error && 'code' in error && error.code === cachedPlanChanged;
      throw error;
    }
  };
  return { query, release: (discard?: boolean) => client.release(discard || stale) };
}

/**
 * A pool that prepares all statements, including row locks, and plans them once per connection. By default PostgreSQL plans statements with
 * lists every time, which costs more for a cart than reading it. A lost idle connection is logged, not thrown.
 */
export function createPreparedPool(url: string, warnOfLostConnection: (error: Error) => void): PostgresPool {
  const pool = new Pool({ connectionString: url, max: 10, options: '-c plan_cache_mode=force_generic_plan' });
  pool.on('error', warnOfLostConnection);
  const nameOf = createNames();
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  const connectClient = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = prepared.get(client) ?? (prepare(client, nameOf) as PostgresPoolClient);
    prepared.set(client, known);
    return known;
  };
  return { connect: connectClient, end: () => pool.end(), options: pool.options };
}
