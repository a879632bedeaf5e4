/** Cookies by name; a value that is not percent-encoded properly is taken as it is. */
export function parseCookies(header: string | null): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!(name in cookies))
      cookies[name] = decode(
        pair
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
  }
  return cookies;
}

export interface CookieOptions {
  /** Seconds; left out, the cookie ends with the browser session. */
  readonly maxAge?: number;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
}

/** A Set-Cookie value for the whole shop, SameSite=Lax. */
export function cookie(name: string, value: string, { maxAge, httpOnly = false, secure = false }: CookieOptions = {}): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** 400 days, the longest that browsers keep. */
export const longestAge = 400 * 24 * 60 * 60;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
