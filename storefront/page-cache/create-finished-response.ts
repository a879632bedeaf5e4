import type { ArrivingRequest, FinishedResponse } from '../request/handler.ts';
import { getEncoding, hasMatchingEtag, type CachedPage } from './cached-page.ts';

/** The response to one visitor: the page's own bytes and headers. The visitor's cookies are added separately. */
export async function createFinishedResponse(
  page: CachedPage,
  { method, headers }: Pick<ArrivingRequest, 'method' | 'headers'>,
): Promise<FinishedResponse> {
  const { headers: own } = page;
  if (page.isReusable && hasMatchingEtag(headers.get('if-none-match'), page.etag))
    return { status: 304, headers: own, cookies: [], body: undefined };
  const encoding = getEncoding(headers.get('accept-encoding'));
  const body = await page.bodyIn(encoding);
  const length = ['content-length', String(body.byteLength)] as const;
  return {
    status: page.status,
    headers: encoding === 'identity' ? [...own, length] : [...own, ['content-encoding', encoding], length],
    cookies: [],
    body: method === 'HEAD' ? undefined : body,
  };
}
