import compression from 'compression';
import type { Express } from 'express';
import type { Log } from '#backend/ports.ts';
import { getBodyLimit } from '#backend/router/body-limit.ts';
import { handleErrors, createApp } from '../ingress/create-app.ts';
import { createBackendError as createErrorResponse } from '../ingress/error-responses.ts';
import type { IsTrustedProxy } from '../ingress/trusted-proxies.ts';
import { createBackendDocument } from './backend-document.ts';
import { createDocuments } from '../http/documents.ts';
import { limitRequests, type RequestRates } from '../http/limit-requests.ts';
import { createExpressHandler, type FetchHandler } from '../ingress/node-fetch.ts';

export interface BackendWebOptions {
  readonly backend: FetchHandler;
  readonly isReady?: () => Promise<boolean>;
  /** Path prefix of all routes, e.g. /v1; empty for none. */
  readonly prefix: string;
  /** Origin of the galleries, whose contract the reference includes. */
  readonly partnersOrigin?: string;
  /** Rate limit of each client address; none if absent. */
  readonly rates?: RequestRates;
  readonly trustsProxy: IsTrustedProxy;
  readonly log: Log;
}

/** The backend as its own server: every operation, media, and the contract's documents. No response depends on the host of the request. */
export function createBackendWeb({ backend, isReady, prefix, partnersOrigin, rates, trustsProxy, log }: BackendWebOptions): Express {
  const app = createApp({ hosts: undefined, isDevelopment: false, isReady, trustsProxy, createErrorResponse });
  app.use(compression());
  const root = prefix === '' ? '/' : prefix;
  if (rates) app.use(limitRequests(rates, createErrorResponse, `${prefix}/media/`));
  app.use(
    root,
    createDocuments((contract) => createBackendDocument(contract, root), createErrorResponse, partnersOrigin),
  );
  app.use(
    root,
    createExpressHandler((request) => backend(withoutPrefix(request, prefix)), {
      bodyLimit: (target) => getBodyLimit(target.slice(prefix.length)),
      createErrorResponse,
    }),
  );
  app.use((request, response) => {
    response.status(404).type('text').send(`There is nothing at ${request.path}; the calls are below ${root}.\n`);
  });
  app.use(handleErrors(createErrorResponse, log));
  return app;
}

function withoutPrefix(request: Request, prefix: string): Request {
  if (prefix === '') return request;
  const url = new URL(request.url);
  // A path that begins with two slashes stays a path.
  url.pathname = url.pathname.slice(prefix.length);
  return new Request(url, request);
}
