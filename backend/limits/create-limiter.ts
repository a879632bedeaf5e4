import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Tables } from '../database/tables.ts';
import type { Clock, Log } from '../ports.ts';
import type { Counted, Limiter } from './limiter.ts';
import { sharedRates, type BackendRates, type RateName } from './rate.ts';

export interface LimiterOptions {
  readonly rates: BackendRates;
  readonly clock: Clock;
  readonly log: Log;
  /** Stores shared counters; without it this server must be the only one. */
  readonly db?: Kysely<Tables>;
}

const tableName = 'rate_limits';
/** Maximum number of cached subjects over their limit. */
const maxCached = 10_000;

const queryOf =
  (db: Kysely<Tables>) =>
  ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text.trim(), [...values]));

function createCounter(name: RateName, { rates, db }: LimiterOptions): RateLimiterAbstract {
  const { calls, seconds } = rates[name];
  const options = { keyPrefix: name, points: calls, duration: seconds };
  const own = new RateLimiterMemory(options);
  if (!db || !sharedRates.has(name)) return own;
  const store = { storeClient: { query: queryOf(db) }, storeType: 'client', tableName, tableCreated: true };
  // Deletes expired counters every five minutes. While the database is down, each server counts by itself.
  return new RateLimiterPostgres({ ...options, ...store, insuranceLimiter: own });
}

/**
 * Creates a limiter that counts in the database. Subjects over a shared limit are cached, so that their next requests need no statement.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const { rates, clock, log } = options;
  const counters = new Map((Object.keys(rates) as RateName[]).map((name) => [name, createCounter(name, options)]));
  const known = new Map<string, number>();
  const getKey = ({ rate, subject }: Counted): string => `${rate} ${subject}`;

  const waitOf = (counted: Counted): number => {
    const until = known.get(getKey(counted));
    if (until === undefined) return 0;
    const wait = Math.ceil((until - clock.now().getTime()) / 1000);
    if (wait <= 0) known.delete(getKey(counted));
    return Math.max(0, wait);
  };

  const cacheWait = (counted: Counted, milliseconds: number): number => {
    const [oldest] = known.size >= maxCached ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(getKey(counted), clock.now().getTime() + milliseconds);
    return Math.max(1, Math.ceil(milliseconds / 1000));
  };

  const giveBackOne = async (counted: Counted): Promise<void> => {
    if (counted.subject === undefined) return;
    try {
      const left = await counters.get(counted.rate)?.reward(counted.subject);
      // Calls that were only in progress may have blocked the subject.
      if (left && left.consumedPoints < rates[counted.rate].calls) known.delete(getKey(counted));
    } catch (error) {
      log.error(`[cairn] [limits] failed to give back ${counted.rate}: ${String(error)}`);
    }
  };

  const countOne = async (counted: Counted): Promise<number> => {
    if (counted.subject === undefined) return 0;
    const waiting = waitOf(counted);
    if (waiting > 0) return waiting;
    try {
      await counters.get(counted.rate)?.consume(counted.subject);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) {
        const wait = cacheWait(counted, rejection.msBeforeNext);
        await giveBackOne(counted);
        return wait;
      }
      log.error(`[cairn] [limits] failed to count ${counted.rate}: ${String(rejection)}`);
      return 0;
    }
  };

  return {
    giveBack: async (counted) => void (await Promise.all(counted.map(giveBackOne))),
    count: async (counted) => Math.max(0, ...(await Promise.all(counted.map(countOne)))),
    getWait: (counted) => Math.max(0, ...counted.map(waitOf)),
  };
}
