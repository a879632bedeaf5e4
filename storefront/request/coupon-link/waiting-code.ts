import { normalizeCode } from '#commerce/cart/coupons/coupon-code.ts';
import { cookie } from '../cookies.ts';
import type { RequestContext } from '../request-context.ts';

/** A coupon code of a link, of whatever locale, until a cart takes it. */
const name = 'cairn.coupon';

/** Seconds that a code waits for a cart. */
const AGE = 30 * 24 * 60 * 60;

/** Query parameter of links that bring a code along. */
const parameter = 'coupon';

type Facts = Pick<RequestContext, 'cookies' | 'responseCookies' | 'url'>;

/** The code that waits for a cart. */
export function waitingCodeOf({ cookies }: Pick<Facts, 'cookies'>): string | undefined {
  return normalizeCode(cookies[name] ?? '') || undefined;
}

export function forgetWaitingCode({ responseCookies, url }: Facts): void {
  responseCookies.set(cookie(name, '', { maxAge: 0, httpOnly: true, secure: url.protocol === 'https:' }));
}

/** Stores the code of a link and redirects to the same page without it, so that it is neither shared nor sent again. Undefined for any other request. */
export function followCouponLink(
  { method }: { readonly method: string },
  { url, isData, isKnownLocale, responseCookies }: Facts & Pick<RequestContext, 'isData' | 'isKnownLocale'>,
): Response | undefined {
  if (method !== 'GET' || isData || !isKnownLocale || !url.searchParams.has(parameter)) return undefined;
  const code = normalizeCode(url.searchParams.get(parameter) ?? '');
  const secure = url.protocol === 'https:';
  if (code !== '') responseCookies.set(cookie(name, code, { maxAge: AGE, httpOnly: true, secure }));
  const page = new URL(url);
  page.searchParams.delete(parameter);
  const headers = { location: `${page.pathname}${page.search}`, 'cache-control': 'private, no-store' };
  return new Response(null, { status: 302, headers });
}
