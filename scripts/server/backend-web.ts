import compression from 'compression';
import express, { type Express } from 'express';
import { clientAddressOf, noteClientAddress } from '#backend/router/client-address.ts';
import { createDocuments } from './documents.ts';
import { expressHandler, type FetchHandler } from './node-fetch.ts';

export interface BackendWebParts {
  readonly backend: FetchHandler;
  /** Path below which everything is, e.g. /v1; empty for none. */
  readonly prefix: string;
}

/** The backend as a server of its own: every call, media, and the contract's documents. */
export function createBackendWeb({ backend, prefix }: BackendWebParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', 'loopback, linklocal, uniquelocal');
  app.use(compression());
  const root = prefix === '' ? '/' : prefix;
  app.use(root, createDocuments({ url: root, description: 'The backend that serves this document.' }));
  app.use(
    root,
    expressHandler((request) => backend(withoutPrefix(request, prefix))),
  );
  app.use((request, response) => {
    response.status(404).type('text').send(`There is nothing at ${request.path}; the calls are below ${root}.\n`);
  });
  return app;
}

function withoutPrefix(request: Request, prefix: string): Request {
  if (prefix === '') return request;
  const url = new URL(request.url);
  // A path that begins with two slashes stays a path.
  url.pathname = url.pathname.slice(prefix.length);
  return noteClientAddress(new Request(url, request), clientAddressOf(request));
}
