const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request may change something. Browsers say where it comes from: by Sec-Fetch-Site, otherwise Origin, otherwise Referer,
 * which are held against the origin that the door has found. One that says nothing must carry a header that a foreign site's form cannot
 * send and its script may not.
 */
export function mayChange({ method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>): boolean {
  if (READING.has(method)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' && isOfHost(headers.get('origin'), url);
  const sender = headers.get('origin') ?? originOf(headers.get('referer'));
  if (sender !== undefined) return sender === new URL(url).origin;
  return headers.get('x-cairn-request') !== null;
}

/** A browser's two headers agree; where they do not, somebody else has written one. */
function isOfHost(origin: string | null, url: string): boolean {
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
}

function originOf(referrer: string | null): string | undefined {
  if (referrer === null) return undefined;
  return URL.canParse(referrer) ? new URL(referrer).origin : 'null';
}
