import type { RequestHandler } from 'express';
import { sendResponse } from './node-fetch.ts';
import { readArrival, type KnownOrigins } from './arrival.ts';
import { describeMalformedRequest, describeUnknownHost, type CreateErrorResponse } from './error-responses.ts';
import { isWellFormedTarget } from './request-target.ts';

export interface RequestGuardOptions extends KnownOrigins {
  readonly createErrorResponse: CreateErrorResponse;
}

/** Health check. It accepts any host name. */
const HEALTH = '/health';

/** The first handler of each request: rejects malformed targets and unknown hosts, and stores the origin for `getArrival`. */
export function createRequestGuard({ createErrorResponse, ...known }: RequestGuardOptions): RequestHandler {
  return async (incoming, outgoing, next) => {
    const { originalUrl: target, method } = incoming;
    if (target === HEALTH && (method === 'GET' || method === 'HEAD')) {
      outgoing.set('cache-control', 'no-store').json({ status: 'ok' });
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
