const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request may change something: it comes from our own pages (Sec-Fetch-Site, otherwise Origin), or it carries a header
 * that a foreign site's form cannot send and its script may not.
 */
export function mayChange({ method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>): boolean {
  if (READING.has(method)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(url).origin;
  return headers.get('x-cairn-request') !== null;
}
