import type { RequestHandler } from 'express';
import { sendResponse } from './node-fetch.ts';
import type { CreateErrorResponse } from './error-responses.ts';

/** Rejects all methods but GET and HEAD. */
export function allowOnlyReads(createErrorResponse: CreateErrorResponse): RequestHandler {
  return (incoming, outgoing, next) => {
    if (incoming.method === 'GET' || incoming.method === 'HEAD') return next();
    const rejection = {
      status: 405,
      errorId: 'API405',
      message: 'Only GET and HEAD are allowed.',
      headers: { allow: 'GET, HEAD' },
    } as const;
    return sendResponse(outgoing, createErrorResponse(rejection, incoming));
  };
}
