const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True where If-None-Match names the tag, so that 304 is the answer. */
export function matchesEtag(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match');
  if (!header || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => bare(tag) === bare(etag));
}
