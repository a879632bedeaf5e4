import type { RequestHandler } from 'express';
import { sendResponse } from './node-fetch.ts';
import { readArrival, type KnownOrigins } from './arrival.ts';
import { illFormed, unknownHost, type Refuse } from './refusals.ts';
import { isWellFormedTarget } from './request-target.ts';

export interface DoorOptions extends KnownOrigins {
  readonly refuse: Refuse;
}

/** Whoever looks whether the server is alive asks by whatever address he has. */
const HEALTH = '/health';

/** Stands before everything else: what passes is well formed and for one of our hosts, and `arrivalOf` knows where it comes from. */
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
