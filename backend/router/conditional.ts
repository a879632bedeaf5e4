const stripWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True if If-None-Match contains the ETag, so that the response is 304. */
export function hasMatchingEtag(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match');
  if (!header || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => stripWeakPrefix(tag) === stripWeakPrefix(etag));
}
