import type { RequestHandler } from 'express';
import { sendResponse } from './node-fetch.ts';
import { readArrival, type KnownOrigins } from './arrival.ts';
import { illFormed, unknownHost, type Refuse } from './refusals.ts';
import { isWellFormedTarget } from './request-target.ts';

export interface DoorOptions extends KnownOrigins {
  readonly refuse: Refuse;
}

/** Health check. It accepts any host name. */
const HEALTH = '/health';

/** The first handler of each request: rejects malformed targets and unknown hosts, and stores the origin for `arrivalOf`. */
export function createDoor({ refuse, ...known }: DoorOptions): RequestHandler {
  return async (incoming, outgoing, next) => {
    const { originalUrl: target, method } = incoming;
    if (target === HEALTH && (method === 'GET' || method === 'HEAD')) {
      outgoing.set('cache-control', 'no-store').json({ status: 'ok' });
      return;
    }
    if (!isWellFormedTarget(target))
      return sendResponse(outgoing, refuse(illFormed('The request target must be a path of well-formed text.'), incoming));
    if (incoming.headersDistinct.host?.length !== 1)
      return sendResponse(outgoing, refuse(illFormed('header.host: must be there once'), incoming));
    if (!readArrival(incoming, target, known))
      return sendResponse(outgoing, refuse(unknownHost(String(incoming.headers['x-forwarded-host'] ?? incoming.headers.host)), incoming));
    next();
  };
}
