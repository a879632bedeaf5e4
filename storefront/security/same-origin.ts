const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns true if a request may change data: its Sec-Fetch-Site, or else Origin, or else Referer must match the shop's origin. Without any
 * of them it must have a header that forms cannot set and scripts of other origins may not send.
 */
export function canChangeData({ method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>): boolean {
  if (READING.has(method)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' && hasSameHost(headers.get('origin'), url);
  const sender = headers.get('origin') ?? parseOrigin(headers.get('referer'));
  if (sender !== undefined) return sender === new URL(url).origin;
  return headers.get('x-cairn-request') !== null;
}

/** Both headers of a browser agree; otherwise one of them is forged. */
function hasSameHost(origin: string | null, url: string): boolean {
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
}

function parseOrigin(referrer: string | null): string | undefined {
  if (referrer === null) return undefined;
  return URL.canParse(referrer) ? new URL(referrer).origin : 'null';
}
