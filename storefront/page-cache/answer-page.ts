import type { ReadableRequest } from '../request/request.ts';
import { encodingFor, isKnown, type KeptPage } from './kept-page.ts';

/** A request for a page, as little of it as an answer needs. */
export interface PageRequest extends ReadableRequest {
  readonly method: string;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
}

/** An answer whose bytes are there. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
  readonly body: Buffer | undefined;
}

/** The answer to one visitor: the page's own bytes and headers, and the cookies that are the visitor's. */
export async function answerFrom(page: KeptPage, { method, headers }: PageRequest, cookies: readonly string[]): Promise<PageAnswer> {
  const { headers: own } = page;
  if (page.isLasting && isKnown(headers.get('if-none-match'), page.etag)) return { status: 304, headers: own, cookies, body: undefined };
  const encoding = encodingFor(headers.get('accept-encoding'));
  const body = await page.bodyIn(encoding);
  const length = ['content-length', String(body.byteLength)] as const;
  return {
    status: page.status,
    headers: encoding === 'identity' ? [...own, length] : [...own, ['content-encoding', encoding], length],
    cookies,
    body: method === 'HEAD' ? undefined : body,
  };
}
