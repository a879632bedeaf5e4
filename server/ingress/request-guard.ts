import type { RequestHandler } from 'express';
import { sendResponse } from './node-fetch.ts';
import { readArrival, type KnownOrigins } from './arrival.ts';
import { describeMalformedRequest, describeUnknownHost, type CreateErrorResponse } from './error-responses.ts';
import { isWellFormedTarget } from './request-target.ts';

export interface RequestGuardOptions extends KnownOrigins {
  readonly createErrorResponse: CreateErrorResponse;
  /** True if this process can serve requests; always by default. */
  readonly isReady?: () => Promise<boolean>;
}

/** Health checks. They accept any host name. The first one checks the process alone, the second one its database too. */
const HEALTH = '/health';
const READINESS = '/health/ready';
/** Seconds. */
const READINESS_RETRY_AFTER = '5';

/** The first handler of each request: rejects malformed targets and unknown hosts, and stores the origin for `getArrival`. */
export function createRequestGuard({ createErrorResponse, isReady, ...known }: RequestGuardOptions): RequestHandler {
  return async (incoming, outgoing, next) => {
    const { originalUrl: target, method } = incoming;
    if ((target === HEALTH || target === READINESS) && (method === 'GET' || method === 'HEAD')) {
      outgoing.set('cache-control', 'no-store');
      if (target === HEALTH || !isReady || (await isReady())) outgoing.json({ status: 'ok' });
      else outgoing.status(503).set('retry-after', READINESS_RETRY_AFTER).json({ status: 'unavailable' });
      return;
    }
    if (!isWellFormedTarget(target))
      return sendResponse(
        outgoing,
        createErrorResponse(describeMalformedRequest('The request target must be a path of well-formed text.'), incoming),
      );
    if (incoming.headersDistinct.host?.length !== 1)
      return sendResponse(outgoing, createErrorResponse(describeMalformedRequest('header.host: must be there once'), incoming));
    if (!readArrival(incoming, target, known))
      return sendResponse(
        outgoing,
        createErrorResponse(describeUnknownHost(String(incoming.headers['x-forwarded-host'] ?? incoming.headers.host)), incoming),
      );
    next();
  };
}
