import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import contract from '#generated/openapi/gallery.json' with { type: 'json' };
import { galleryOperations, galleryValidators } from '#generated/openapi/partners/gallery.ts';
import { createRateLimit } from '../../sandbox/rate-limit.ts';
import type { Clock } from '../../sandbox/seal.ts';
import { createGalleryHandlers } from './gallery-handlers.ts';
import { GalleryProblem } from './gallery-problem.ts';
import { createGalleryStore } from './gallery-store.ts';
import { readRequest } from './read-request.ts';

export interface GalleryServiceOptions {
  readonly clock: Clock;
  /** Keys of the instances. They are public, as scripts in pages carry them. */
  readonly keys: readonly string[];
  /** Shops whose pages may send requests; all by default. */
  readonly shopOrigins?: readonly string[] | undefined;
}

/** Maximum bytes of a body without a photo. */
const SMALL_BODY = 16_384;
/** Per minute and client. */
const MAX_READS = 600;
const MAX_WRITES = 30;

/** Adds the ten operations of the galleries below `/api`, their document, and the uploaded files. */
export function addGalleryService(app: Hono, { clock, keys, shopOrigins }: GalleryServiceOptions): void {
  const store = createGalleryStore(clock);
  const handlers = createGalleryHandlers(store);
  const reads = createRateLimit(MAX_READS, clock);
  const writes = createRateLimit(MAX_WRITES, clock);
  const limitBody = bodyLimit({ maxSize: SMALL_BODY, onError: () => new GalleryProblem('body-too-large').toResponse() });

  app.use('/api/*', async (c, next) => {
    const origin = c.req.header('origin');
    const isKnown = origin === undefined || shopOrigins === undefined || shopOrigins.includes(origin);
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 });
    else if (isKnown) await next();
    else c.res = new GalleryProblem('origin-unknown').toResponse();
    c.header('vary', 'origin', { append: true });
    c.header('cross-origin-resource-policy', 'cross-origin');
    if (origin === undefined || !isKnown) return;
    c.header('access-control-allow-origin', origin);
    c.header('access-control-allow-methods', 'GET, POST');
    c.header('access-control-allow-headers', 'authorization, content-type');
    c.header('access-control-expose-headers', 'retry-after');
    c.header('access-control-max-age', '600');
  });
  app.get('/api/openapi.json', (c) => c.json(contract));

  for (const operation of galleryOperations) {
    const path = `/api${operation.path === '/' ? '' : operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const { operationId, method } = operation;
    app.on(
      method,
      operation.path === '/' ? [path, `${path}/`] : [path],
      async (c, next) => {
        const client = c.req.header('x-forwarded-for') ?? '';
        const seconds = (method === 'GET' ? reads : writes).take(client);
        if (seconds > 0) return new GalleryProblem('rate-limited').toResponse({ 'retry-after': String(seconds) });
        if (!keys.includes(c.req.query('api_key') ?? '')) return new GalleryProblem('key-invalid').toResponse();
        return operationId === 'uploadMedia' ? next() : limitBody(c, next);
      },
      async (c) => {
        const parts = await readRequest(c.req.raw, operation, galleryValidators[operationId], c.req.param());
        const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
        const client = c.req.header('x-forwarded-for') ?? '';
        const { status, body } = await handlers[operationId]({ ...parts, url: new URL(c.req.url), token, client });
        return Response.json(body, { status });
      },
    );
  }

  app.get('/uploads/:id', (c) => {
    const file = store.findFile(c.req.param('id'), c.req.query('view'));
    if (!file) return new GalleryProblem('media-unknown').toResponse();
    return c.body(file, 200, {
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=60',
    });
  });
  app.onError((error) => {
    if (error instanceof GalleryProblem) return error.toResponse();
    throw error;
  });
}
