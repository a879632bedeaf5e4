import { parseCookie, stringifySetCookie } from 'cookie';

export type Cookies = Readonly<Record<string, string | undefined>>;

/** Parses cookies by name; a value with invalid percent-encoding stays as it is. */
export function parseCookies(header: string | null): Cookies {
  return parseCookie(header ?? '');
}

export interface CookieOptions {
  /** Seconds; without it, the cookie ends with the browser session. */
  readonly maxAge?: number;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
}

/** A Set-Cookie value for the whole shop, SameSite=Lax. */
export function serializeCookie(name: string, value: string, options: CookieOptions = {}): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', ...options });
}

/** 400 days, the maximum in browsers. */
export const MAX_COOKIE_AGE = 400 * 24 * 60 * 60;
