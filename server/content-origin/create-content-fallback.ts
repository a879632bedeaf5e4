import type { ContentFallback } from '#storefront/services/content-fallback.ts';
import type { Log } from '#storefront/services/log.ts';
import type { CachedResponse } from './response-file.ts';
import { fetchFromOrigin } from './fetch-from-origin.ts';
import type { OriginResponse } from './validate-response.ts';
import type { ContentCache } from './content-cache.ts';
import type { OriginError } from './origin-error.ts';
import { createOriginBreaker } from './origin-breaker.ts';
import { createSharedTimeout } from './shared-timeout.ts';

interface Options {
  readonly cache: ContentCache;
  /** Milliseconds until a request to the origin is aborted. */
  readonly timeout: number;
  /** Milliseconds that a page waits for the origin if it can use a cached response. */
  readonly staleAfter: number;
  /** Milliseconds between two requests to an origin that fails. */
  readonly retryInterval: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Creates middleware that uses the last valid response for published content while the origin fails or is slow. */
export function createContentFallback({ cache, timeout, staleAfter, retryInterval, now, log }: Options): ContentFallback {
  const breaker = createOriginBreaker({ retryInterval, now, log });
  const sharedTimeout = createSharedTimeout(staleAfter);

  return (report) => async (request, send, call) => {
    const key = getCacheKey(request);
    const cached = cache.get(key);
    const plan = breaker.planRequest(key, cached !== undefined);
    if (plan.mode === 'skip') {
      // An error, because a status could be read as "the document does not exist".
      if (cached === undefined) throw plan.error;
      return useCached(cached, plan.error, false);
    }

    const fetching = fetchFromOrigin({ request, send, ...call, timeout, cached }).then(
      (response) => {
        breaker.recordSuccess(key, plan);
        cache.set(key, call.operationId, response);
        return response;
      },
      (error: OriginError) => {
        breaker.recordFailure(key, error, plan);
        throw error;
      },
    );
    const inTime = sharedTimeout.race(fetching, () => breaker.recordLate(key, plan));
    if (cached === undefined) {
      inTime.catch(() => undefined);
      return createResponse(await fetching);
    }
    if (plan.mode === 'background') {
      inTime.catch(() => undefined);
      return useCached(cached, plan.error, false);
    }
    try {
      return createResponse(await inTime);
    } catch (error) {
      return useCached(cached, error as OriginError, true);
    }

    function useCached(response: CachedResponse, { kind, status }: OriginError, wasRequested: boolean): Response {
      report({
        seconds: Math.max(0, Math.round((now() - response.cachedAt) / 1000)),
        reason: kind,
        wasRequested,
        ...(status === undefined ? {} : { status }),
      });
      return createResponse(response);
    }
  };
}

/** Contains everything that the response depends on. */
function getCacheKey({ url, headers }: Request): string {
  return [url, ...['brand', 'siteid', 'region', 'channel'].map((name) => headers.get(name) ?? '-')].join(' ');
}

function createResponse({ status, body }: OriginResponse): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}
