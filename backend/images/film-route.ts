import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Ids } from '../ports.ts';
import { getCorrelationId } from '../router/call-context.ts';
import { hasMatchingEtag } from '../router/conditional.ts';
import { CallError, createNotFoundError } from '../router/call-error.ts';
import { createErrorResponse } from '../router/create-error-response.ts';

/** `/media/<brand>/video/upload/v<n>/<public id>.mp4`. Only plain names match, so that no path leaves the folder. */
const filmPath = /^\/media\/([a-z0-9]+)\/video\/upload\/v\d+\/((?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.mp4)$/;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The requested byte range: undefined for the whole file, null if it cannot be satisfied. */
function parseRange(header: string | null, size: number): Range | null | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  return start <= end ? { start, end } : null;
}

/** Path of a film below the content folder; undefined for other paths. */
export function resolveFilmFile(pathname: string): string | undefined {
  const [, brand, name] = filmPath.exec(pathname) ?? [];
  return brand === undefined || name === undefined ? undefined : path.join('media', brand, name);
}

/** GET and HEAD of films from `<contentDir>/media/<brand>/…`, whole or as a range for players. */
export function createFilmRoute(contentDir: string, ids: Ids): (request: Request) => Promise<Response> {
  return async (request) => {
    const correlationId = getCorrelationId(request, ids);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return createErrorResponse(new CallError(405, 'API405', ['Media knows GET and HEAD.']), correlationId, { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const name = resolveFilmFile(pathname);
    const file = path.join(contentDir, name ?? '');
    const found = name === undefined ? undefined : await stat(file).catch(() => undefined);
    if (!found?.isFile()) return createErrorResponse(createNotFoundError(`There is no film ${pathname}.`), correlationId);

    const { size, mtimeMs } = found;
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = new Headers({
      'cache-control': 'public, max-age=86400',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag,
    });
    if (hasMatchingEtag(request, etag)) return new Response(null, { status: 304, headers });
    const range = parseRange(request.headers.get('range'), size);
    if (range === null) {
      headers.set('content-range', `bytes */${size}`);
      return new Response(null, { status: 416, headers });
    }
    headers.set('content-type', 'video/mp4');
    headers.set('content-length', String(range ? range.end - range.start + 1 : size));
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
    const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>);
    return new Response(body, { status: range ? 206 : 200, headers });
  };
}
