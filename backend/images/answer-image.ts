import { hasMatchingEtag } from '../router/conditional.ts';
import type { ServedImage } from './image-service.ts';
import type { ImageFormat } from './variants/transformation.ts';

const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

const forever = 'public, max-age=31536000, immutable';
/** Short, so that browsers soon refetch the better format. */
const interim = 'public, max-age=600, stale-while-revalidate=86400';

/** Chunk size in bytes. Larger chunks would delay other connections. */
const PIECE = 128 * 1024;

/** `Response` copies a buffer at once but streams a stream as fast as the client reads it. */
function createBody(bytes: Buffer): BodyInit {
  if (bytes.byteLength <= PIECE) return new Uint8Array(bytes);
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(sent, (sent += PIECE)));
        if (sent >= bytes.byteLength) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns 200 or 304 with the headers for shared caches. HEAD gets no body. */
export function createImageResponse(request: Request, image: ServedImage): Response {
  const headers = new Headers({
    'cache-control': image.isFinal ? forever : interim,
    etag: image.etag,
    'x-content-type-options': 'nosniff',
    ...(image.varies && { vary: 'accept' }),
  });
  if (hasMatchingEtag(request, image.etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', mediaTypes[image.format]);
  headers.set('content-length', String(image.bytes.byteLength));
  // An SVG that is opened as a document must not run scripts.
  if (image.format === 'svg') headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return new Response(request.method === 'HEAD' ? null : createBody(image.bytes), { status: 200, headers });
}
