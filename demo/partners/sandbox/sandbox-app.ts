import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import type { Asset } from './browser-script.ts';
import { respondWithError } from './respond-with-error.ts';

interface SandboxOptions {
  /** e.g. "/payments". */
  readonly path: string;
  /** Maximum body size. */
  readonly bodyBytes: number;
  /** Files of its frames by name. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** A partner's system below a path of the partners' origin: common response headers, and the files of its frames. */
export function createSandboxApp({ path, bodyBytes, assets }: SandboxOptions): Hono {
  const app = new Hono().basePath(path);
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  app.use(
    bodyLimit({ maxSize: bodyBytes, onError: (c) => respondWithError(c, 413, 'body-too-large', `A body may have ${bodyBytes} bytes.`) }),
  );
  app.use('/assets/*', etag());
  app.get('/assets/:name', (c) => {
    const asset = assets.get(c.req.param('name'));
    if (!asset) return respondWithError(c, 404, 'asset-unknown', 'The file does not exist.');
    return c.body(asset.body, 200, {
      'content-type': asset.type,
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  app.notFound((c) => respondWithError(c, 404, 'call-unknown', 'The operation does not exist.'));
  return app;
}
