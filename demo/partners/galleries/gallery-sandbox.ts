import { readdirSync, readFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { createBrowserScript } from '../sandbox/browser-script.ts';
import { respondWithError } from '../sandbox/respond-with-error.ts';
import { createSandboxApp } from '../sandbox/sandbox-app.ts';
import type { Clock } from '../sandbox/seal.ts';
import { drawPicture } from './draw-picture.ts';
import { addGalleryService } from './service/gallery-service.ts';

const scriptsFolder = new URL('./scripts/', import.meta.url);

const scripts: ReadonlyMap<string, string> = new Map(
  readdirSync(scriptsFolder).map((name) => [name, createBrowserScript(readFileSync(new URL(name, scriptsFolder), 'utf8'))]),
);

/** Shops run these scripts in their own pages. */
const forAnyPage: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cross-origin-resource-policy', 'cross-origin');
  c.header('access-control-allow-origin', '*');
  c.header('cache-control', 'public, max-age=300');
};

export interface GallerySandboxOptions {
  readonly clock: Clock;
  /** Shops whose pages may call the service; all by default. */
  readonly shopOrigins?: readonly string[] | undefined;
}

/** Key of the only instance; `settings/sandbox-addresses.ts` names it. */
const sandboxKey = 'sandbox';

/** A photo of the maximum size as base64, plus the other fields. */
export const MAX_BODY_BYTES = 7 * 1024 * 1024;

/**
 * Two companies' photo galleries, below `/galleries`: a site's Curalate script, a locale's Olapic script, generated images, and the service
 * that both scripts call.
 */
export function createGallerySandbox({ clock, shopOrigins }: GallerySandboxOptions): (request: Request) => Promise<Response> {
  const app = createSandboxApp({ path: '/galleries', bodyBytes: MAX_BODY_BYTES, assets: new Map() });
  addGalleryService(app, { clock, keys: [sandboxKey], shopOrigins });

  app.get('/pictures/:kind{hills|city}/:seed{[0-9]{1,10}}', forAnyPage, (c) =>
    c.body(drawPicture(c.req.param('kind') === 'city' ? 'city' : 'hills', Number(c.req.param('seed'))), 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
  );
  // Script of a site or a locale: all are the same here.
  app.get('/:owner/:name', forAnyPage, (c) => {
    const script = scripts.get(c.req.param('name'));
    if (script === undefined) return respondWithError(c, 404, 'script-unknown', 'The script does not exist.');
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });

  return async (request) => app.fetch(request);
}
