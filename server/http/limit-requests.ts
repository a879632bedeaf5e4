import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '#backend/limits/rate.ts';
import { getAddressSubject } from '#backend/router/address-subject.ts';
import { getArrival } from '../ingress/arrival.ts';
import type { CreateErrorResponse } from '../ingress/error-responses.ts';
import { sendResponse } from '../ingress/node-fetch.ts';
import { getRequestKind, requestKinds, type RequestKind } from './request-kind.ts';

export type RequestRates = Readonly<Record<RequestKind, Rate>>;

/**
 * Counts requests per client address in memory, separately in each process, so that a page needs no database statement. Excess requests get
 * 429 before anything is read or rendered. Pictures, below `media`, have a limit of their own.
 */
export function limitRequests(rates: RequestRates, createErrorResponse: CreateErrorResponse, media: string): RequestHandler {
  const limiters = new Map(
    requestKinds.map((kind) => [
      kind,
      new RateLimiterMemory({ keyPrefix: kind, points: rates[kind].calls, duration: rates[kind].seconds }),
    ]),
  );
  return async (incoming, outgoing, next) => {
    try {
      const { target, clientAddress } = getArrival(incoming);
      const subject = getAddressSubject(clientAddress);
      if (subject !== undefined && !target.startsWith(media)) await limiters.get(getRequestKind(incoming.method, target))?.consume(subject);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      const sentence = `Too many requests of this kind; wait ${seconds} seconds.`;
      const headers = { 'retry-after': String(seconds), 'x-content-type-options': 'nosniff' };
      await sendResponse(outgoing, createErrorResponse({ status: 429, errorId: 'API429', message: sentence, headers }, incoming));
      return;
    }
    next();
  };
}
