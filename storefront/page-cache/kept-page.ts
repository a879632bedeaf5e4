import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { ShownDecisions } from '../page/shown-decisions.ts';
import type { Kept } from './page-cache.ts';

/** How an answer is written, in the order in which they are taken where the browser does not mind. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page: the same bytes for everybody who is shown the same. */
export interface KeptPage extends Kept {
  /** Of a page of content that stands for one that is missing or fails, that page's. */
  readonly status: number;
  /** Of every answer; what is a visitor's own, such as cookies, is in none of them. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly etag: string;
  /** Of its decisions, what whoever sees it is shown. */
  readonly shown: ShownDecisions;
  bodyIn(encoding: Encoding): Promise<Buffer> | Buffer;
}

/** Of brotli. A page's first visitor waits for its bytes, and many pages have no second: rendering takes as long as the step from one to the other. */
const QUALITY = { atOnce: 3, askedAgain: 6 };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

export interface PageParts extends Pick<KeptPage, 'status' | 'headers' | 'parts' | 'shown'> {
  readonly body: Buffer;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });
}

/** Keeps the page's smallest form alone, and makes it smaller when it is asked for again; any other is made of it when it is asked for. */
export async function keepPage({ body, ...page }: PageParts): Promise<KeptPage> {
  let smallest = await brotli(body, QUALITY.atOnce);
  let zipped: Buffer | undefined;
  let asked = 0;
  const compressWell = async (): Promise<void> => {
    smallest = await brotli(await decompress(smallest), QUALITY.askedAgain);
  };
  const isLasting = page.status === 200;
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return {
    ...page,
    headers: isLasting ? [...page.headers, ['etag', etag]] : page.headers,
    isLasting,
    // A gzip form may come to it.
    size: smallest.byteLength * 2,
    etag,
    async bodyIn(encoding) {
      if (encoding === 'br') {
        asked += 1;
        // Behind the answer; where it fails the page stays as it is.
        if (asked === 2) compressWell().catch(() => undefined);
        return smallest;
      }
      if (encoding === 'gzip' && zipped) return zipped;
      const plain = await decompress(smallest);
      if (encoding === 'identity') return plain;
      zipped = await zip(plain);
      return zipped;
    },
  };
}

/** Headers whose meaning is remembered; there are as many as kinds of browser. */
const MOST_HEADERS = 200;
const known = new Map<string, Encoding>();

/** What a browser takes, by its Accept-Encoding. */
export function encodingFor(accepted: string | null): Encoding {
  const header = accepted ?? '';
  const encoding = known.get(header) ?? chooseEncoding(header);
  if (known.size < MOST_HEADERS) known.set(header, encoding);
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

/** Whether the browser has these very bytes already: weak tags, as each encoding has bytes of its own. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const weak = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => weak(tag) === weak(etag));
}
