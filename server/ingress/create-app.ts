import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Log } from '#backend/ports.ts';
import { sendResponse } from './node-fetch.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createRequestGuard, type RequestGuardOptions } from './request-guard.ts';
import { describeFailure, describeMalformedRequest, type CreateErrorResponse } from './error-responses.ts';

/** An Express server whose requests pass the request guard first. */
export function createApp(options: RequestGuardOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  addSecurityHeaders(app);
  app.use(createRequestGuard(options));
  return app;
}

/** The last handler. Logs an error as a failure of the server unless Express marks it as an error of the request. */
export function handleErrors(createErrorResponse: CreateErrorResponse, log: Log): ErrorRequestHandler {
  return async (error: Error & { readonly status?: number }, incoming, outgoing, _next) => {
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    const isTheirs = error.status !== undefined && error.status < 500;
    if (!isTheirs) log.error(`[cairn] [server] ${incoming.path} failed: ${error.message}`, { stack: error.stack });
    await sendResponse(
      outgoing,
      createErrorResponse(isTheirs ? describeMalformedRequest(error.message) : describeFailure(error), incoming),
    );
  };
}
