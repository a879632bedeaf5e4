import type { PoolConfig } from 'pg';

/**
 * Milliseconds of every wait on the server, for programs that serve requests. `query_timeout` ends statements on connections that were lost
 * silently, so it is longer than the server's own limit.
 */
export const timeLimits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 60_000,
  query_timeout: 70_000,
  lock_timeout: 8000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
} as const satisfies PoolConfig;
