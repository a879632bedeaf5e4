import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';

const mostNames = 500;
/** What PostgreSQL says where a table has changed under a statement that was prepared. */
const cachedPlanChanged = '0A000';

/** Statements by their text; the server keeps the plan of each by its name, once a connection. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= mostNames) return known;
    const name = `cairn_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** A connection whose plans are stale ends with its release, so that a deployment that changes tables mends itself. */
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
 * A pool whose statements are prepared, row locks too, and planned once a connection: left to itself PostgreSQL plans statements that
 * take lists anew each time, and planning a cart costs more than reading it. A lost idle connection is logged, not thrown.
 */
export function createPreparedPool(url: string, warnOfLostConnection: (error: Error) => void): PostgresPool {
  const pool = new Pool({ connectionString: url, max: 10, options: '-c plan_cache_mode=force_generic_plan' });
  pool.on('error', warnOfLostConnection);
  const nameOf = createNames();
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = prepared.get(client) ?? (prepare(client, nameOf) as PostgresPoolClient);
    prepared.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
