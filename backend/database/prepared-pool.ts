import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { DatabaseUnavailableError } from '../ports.ts';
import { timeLimits } from './time-limits.ts';

const maxNames = 500;
/** SQLSTATEs after which a connection is closed: a table has changed under a prepared statement, or the server ends or became a standby. */
const closingStates = /^(?:0A000|08...|57P..|25006)$/;
/**
 * SQLSTATEs after which the same request may succeed later: lost connections (08), missing resources (53), shutdown and start (57P),
 * time-outs (57014, 55P03, 25P03), deadlocks (40P01) and a standby (25006).
 */
const temporaryStates = /^(?:08...|53...|57P..|57014|55P03|25P03|40P01|25006)$/;
/** Message of pg for a statement that exceeds `query_timeout`; the connection still waits for its result. */
const readTimeout = 'Query read timeout';

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

const hasState = (error: unknown, states: RegExp): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && states.test(error.code);

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/**
 * Prepares the statements of a connection, and closes one that is broken or has stale plans on release, so that the pool recovers from a
 * restart of the server and from a migration.
 */
function prepare(client: PoolClient, nameOf: (text: string) => string | undefined, warnOfLostConnection: (error: Error) => void) {
  let isLost = false;
  let closes = false;
  // Without a listener, a connection that is lost while in use would end the process.
  client.on('error', (error) => {
    if (!isLost) warnOfLostConnection(error);
    isLost = true;
  });
  const query: Query = async (text, values) => {
    const name = /^(?:with|select|insert|update|delete)\b/i.test(text) ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      isLost ||= error instanceof Error && error.message === readTimeout;
      closes ||= isLost || hasState(error, closingStates);
      throw isLost || hasState(error, temporaryStates) ? new DatabaseUnavailableError(error) : error;
    }
  };
  return { query, release: (discard?: boolean) => client.release(discard || closes) };
}

export interface PoolOptions {
  readonly url: string;
  readonly warnOfLostConnection: (error: Error) => void;
  /** True for programs whose statements may take long, such as imports. */
  readonly isUnlimited?: boolean;
}

/**
 * A pool that prepares all statements, including row locks, and plans them once per connection. By default PostgreSQL plans statements with
 * lists every time, which costs more for a cart than reading it. A lost connection is logged; the statement that used it rejects with
 * DatabaseUnavailableError.
 */
export function createPreparedPool({ url, warnOfLostConnection, isUnlimited = false }: PoolOptions): PostgresPool {
  const limits = isUnlimited ? {} : timeLimits;
  const pool = new Pool({ connectionString: url, max: 10, options: '-c plan_cache_mode=force_generic_plan', ...limits });
  const nameOf = createNames();
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  pool.on('connect', (client) => prepared.set(client, prepare(client, nameOf, warnOfLostConnection) as PostgresPoolClient));
  // The listener of the connection has logged it.
  pool.on('error', () => undefined);
  const connectClient = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    return prepared.get(client) as PostgresPoolClient;
  };
  return { connect: connectClient, end: () => pool.end(), options: pool.options };
}
