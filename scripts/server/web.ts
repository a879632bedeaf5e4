import path from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { previewPath } from '#hosting/preview-access.ts';
import { createDocuments } from './documents.ts';
import { expressHandler, type FetchHandler } from './node-fetch.ts';

export interface WebParts {
  /** Built files, by the folder that they lie in; each is served at its path below. */
  readonly clientFolders: readonly string[];
  readonly media: FetchHandler;
  readonly showcase: FetchHandler;
  /** Answers links of editors; none where everybody may see previews. */
  readonly preview?: FetchHandler;
  readonly storefront: FetchHandler;
  /** Before all else, e.g. Vite's in development. */
  readonly first?: RequestHandler;
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The shop's origin: built files, images, the showcase, and for all else the storefront. */
export function createWeb({ clientFolders, media, showcase, preview, storefront, first }: WebParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', 'loopback, linklocal, uniquelocal');
  for (const folder of clientFolders) {
    // Names of built files hold a hash of what is in them; beside each lie its compressed forms (compress-files.ts).
    app.use(
      '/assets',
      expressStaticGzip(path.join(folder, 'assets'), {
        enableBrotli: true,
        orderPreference: ['br', 'gz'],
        index: false,
        serveStatic: {
          immutable: true,
          maxAge: YEAR,
          setHeaders: (response) => response.setHeader('x-content-type-options', 'nosniff'),
        },
      }),
    );
  }
  app.use(compression());
  if (first) app.use(first);
  if (clientFolders.length > 0)
    app.use('/assets', (_, response) => {
      response.status(404).type('text').send('Not found');
    });
  app.use(
    createDocuments({
      url: '/api',
      description: 'The gateway for page scripts: calls that x-cairn-call gives to the gateway, with tokens kept in cookies.',
    }),
  );
  app.use('/media', expressHandler(media));
  app.use('/showcase', expressHandler(showcase));
  if (preview) app.use(previewPath, expressHandler(preview));
  app.use(expressHandler(storefront));
  return app;
}
