import { LRUCache } from 'lru-cache';
import type { Log } from '#storefront/services/log.ts';
import { OriginError } from './origin-error.ts';

interface FailedState {
  /** Time of the next attempt, in milliseconds. */
  retryAt: number;
  error: OriginError;
}

interface Outage extends FailedState {
  readonly since: number;
}

/** The origin responds, but later than pages wait. */
interface SlowState {
  /** Time of the next background request, by document. */
  readonly retryAt: LRUCache<string, number>;
  /** Valid responses that arrived too late. */
  lateSuccesses: number;
}

/**
 * The decision for a document: wait for the response, refresh a cached response in the background, or skip the request. `successes` counts
 * the valid responses before the request.
 */
export type RequestPlan = { readonly successes: number } & (
  | { readonly mode: 'wait' }
  | { readonly mode: 'background' | 'skip'; readonly error: OriginError }
);

/** Circuit breaker for the content origin as a whole, and for single documents. */
export interface OriginBreaker {
  planRequest(key: string, isCached: boolean): RequestPlan;
  /**
   * Records that a page stopped waiting for a response.
   * @returns True if the origin is slow: it sent no other valid response meanwhile. Otherwise only the document is late.
   */
  recordLate(key: string, plan: RequestPlan): boolean;
  recordFailure(key: string, error: OriginError, plan: RequestPlan): void;
  recordSuccess(key: string, plan: RequestPlan): void;
}

interface Options {
  /** Milliseconds between two requests to an origin that fails. */
  readonly retryInterval: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Consecutive failures after which the origin counts as down. */
const FAILURE_THRESHOLD = 3;
/** Largest number of failing documents to remember. */
const MAX_FAILING = 1000;
const MAX_LOGGED = 5;

export function createOriginBreaker({ retryInterval, now, log }: Options): OriginBreaker {
  const failing = new LRUCache<string, FailedState>({ max: MAX_FAILING });
  let outage: Outage | undefined;
  let slow: SlowState | undefined;
  /** Requests for whose response a page stopped waiting. */
  const latePlans = new WeakSet<RequestPlan>();
  let failures = 0;
  let successes = 0;
  /** Value of `successes` when the last outage or slow phase ended; failures of earlier requests are ignored. */
  let recoveredAt = 0;
  /** Failing documents that are not logged yet: the next responses show whether the whole origin is down. */
  let unreported: string[] = [];

  return {
    planRequest(key, isCached) {
      const failed = outage ?? (isCached ? failing.get(key) : undefined);
      if (failed === undefined) return isCached && slow ? planWhileSlow(key, slow) : { mode: 'wait', successes };
      const { error, retryAt } = failed;
      if (now() < retryAt) return { mode: 'skip', error, successes };
      failed.retryAt = now() + retryInterval;
      return { mode: 'background', error, successes };
    },

    recordLate(key, plan) {
      latePlans.add(plan);
      if (outage || plan.successes < recoveredAt) return false;
      if (plan.successes !== successes) {
        if (slow === undefined) addFailing(key, new OriginError('late'));
        return false;
      }
      slow ??= { retryAt: new LRUCache({ max: MAX_FAILING }), lateSuccesses: 0 };
      slow.retryAt.set(key, now() + retryInterval);
      return true;
    },

    recordFailure(key, error, plan) {
      // The request began before the last recovery.
      if (plan.successes < recoveredAt) return;
      addFailing(key, error);
      // The origin sent a valid response after this request began.
      if (plan.successes !== successes) return;
      failures += 1;
      if (outage) {
        outage.retryAt = now() + retryInterval;
        outage.error = error;
      } else if (error.kind === 'unreachable' || failures >= FAILURE_THRESHOLD) {
        outage = { since: now(), retryAt: now() + retryInterval, error };
        slow = undefined;
        log.warn('[cairn] [content-origin] the content origin is down; pages use cached content', describeError(error));
      }
      if (outage) unreported = [];
    },

    recordSuccess(key, plan) {
      successes += 1;
      failures = 0;
      const isLate = latePlans.has(plan);
      recordSpeed(isLate);
      if (outage) {
        log.info('[cairn] [content-origin] the content origin responds again', { seconds: Math.round((now() - outage.since) / 1000) });
        outage = undefined;
        recoveredAt = successes;
        failing.clear();
      }
      // A late response is cached, but pages do not wait for the next one either.
      if (!isLate) failing.delete(key);
      const broken = unreported.filter((other) => other !== key && failing.has(other));
      unreported = [];
      if (broken.length === 0) return;
      log.warn('[cairn] [content-origin] the content origin fails for some documents', {
        count: broken.length,
        calls: broken.slice(0, MAX_LOGGED),
        ...describeError(failing.peek(broken[0] ?? '')?.error),
      });
    },
  };

  function addFailing(key: string, error: OriginError): void {
    if (!failing.has(key)) unreported.push(key);
    failing.set(key, { retryAt: now() + retryInterval, error });
  }

  /** Requests each document in the background, so that the first response in time ends the slow phase. */
  function planWhileSlow(key: string, { retryAt }: SlowState): RequestPlan {
    const error = new OriginError('late');
    if (now() < (retryAt.get(key) ?? 0)) return { mode: 'skip', error, successes };
    retryAt.set(key, now() + retryInterval);
    return { mode: 'background', error, successes };
  }

  function recordSpeed(isLate: boolean): void {
    if (slow === undefined) return;
    if (isLate) {
      slow.lateSuccesses += 1;
      if (slow.lateSuccesses === FAILURE_THRESHOLD)
        log.warn('[cairn] [content-origin] the content origin is slow; pages do not wait for it');
      return;
    }
    if (slow.lateSuccesses >= FAILURE_THRESHOLD) log.info('[cairn] [content-origin] the content origin responds in time again');
    slow = undefined;
    recoveredAt = successes;
  }
}

function describeError(error: OriginError | undefined): Readonly<Record<string, unknown>> {
  const { message, cause } = error ?? {};
  return { reason: message, ...(cause instanceof Error ? { cause: cause.message } : {}) };
}
