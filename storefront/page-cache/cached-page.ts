import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { ShownDecisions } from '../page/shown-decisions.ts';
import type { Cacheable } from './page-cache.ts';

/** Content encodings in order of preference. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page: the same bytes for all visitors who get the same content. */
export interface CachedPage extends Cacheable {
  /** Status of the page; an error page has that of the error. */
  readonly status: number;
  /** Headers of every response, without the visitor's own such as cookies. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly etag: string;
  /** The decisions that the page shows. */
  readonly shown: ShownDecisions;
  bodyIn(encoding: Encoding): Promise<Buffer> | Buffer;
}

/**
 * Brotli quality. The first visitor waits for the compression, and many pages have no second one; the better quality takes about as long as
 * rendering.
 */
const QUALITY = { first: 3, repeated: 6 };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export interface PageContent extends Pick<CachedPage, 'status' | 'headers' | 'parts' | 'shown'> {
  readonly body: Buffer;
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });
}

/**
 * Stores only the smallest encoding of a page, which is compressed again on the second request; other encodings are derived from it on
 * demand.
 */
export async function createCachedPage({ body, ...page }: PageContent): Promise<CachedPage> {
  let smallest = await compressBrotli(body, QUALITY.first);
  let zipped: Buffer | undefined;
  let requests = 0;
  const compressWell = async (): Promise<void> => {
    smallest = await compressBrotli(await decompress(smallest), QUALITY.repeated);
  };
  const isReusable = page.status === 200;
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return {
    ...page,
    headers: isReusable ? [...page.headers, ['etag', etag]] : page.headers,
    isReusable,
    // Reserves memory for the gzip encoding.
    size: smallest.byteLength * 2,
    etag,
    async bodyIn(encoding) {
      if (encoding === 'br') {
        requests += 1;
        // Runs after the response; after a failure the page stays as it is.
        if (requests === 2) compressWell().catch(() => undefined);
        return smallest;
      }
      if (encoding === 'gzip' && zipped) return zipped;
      const plain = await decompress(smallest);
      if (encoding === 'identity') return plain;
      zipped = await compressGzip(plain);
      return zipped;
    },
  };
}

/** Maximum number of cached headers; there are as many as kinds of browser. */
const MAX_HEADERS = 200;
const encodings = new Map<string, Encoding>();

/** The best encoding for an Accept-Encoding header. */
export function getEncoding(accepted: string | null): Encoding {
  const header = accepted ?? '';
  const encoding = encodings.get(header) ?? chooseEncoding(header);
  if (encodings.size < MAX_HEADERS) encodings.set(header, encoding);
  return encoding;
}

function chooseEncoding(header: string): Encoding {
  const entries = header.split(',').map((entry) =>
    entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  const taken = new Set(entries.flatMap(([name, quality]) => (quality !== undefined && Number(quality) === 0 ? [] : name)));
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? 'identity';
}

/** Returns true if the browser has the page already. Tags are compared weakly, because each encoding has other bytes. */
export function hasMatchingEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const removeWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => removeWeakPrefix(tag) === removeWeakPrefix(etag));
}
