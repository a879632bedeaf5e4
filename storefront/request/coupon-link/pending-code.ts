import { normalizeCouponCode } from '#commerce/cart/coupons/coupon-code.ts';
import { serializeCookie } from '../cookies.ts';
import type { RequestContext } from '../request-context.ts';

/** The pending coupon code of a link, for all locales. */
const name = 'cairn.coupon';

/** Seconds that a code stays pending. */
const AGE = 30 * 24 * 60 * 60;

/** Query parameter of coupon links. */
const parameter = 'coupon';

type Facts = Pick<RequestContext, 'cookies' | 'responseCookies' | 'url'>;

/** The pending code. */
export function getPendingCode({ cookies }: Pick<Facts, 'cookies'>): string | undefined {
  return normalizeCouponCode(cookies[name] ?? '') || undefined;
}

export function forgetPendingCode({ responseCookies, url }: Facts): void {
  responseCookies.set(serializeCookie(name, '', { maxAge: 0, httpOnly: true, secure: url.protocol === 'https:' }));
}

/**
 * Stores the code of a link and redirects to the same page without it, so that the code is not shared or sent again. Undefined for any
 * other request.
 */
export function handleCouponLink(
  { method }: { readonly method: string },
  { url, isData, isKnownLocale, responseCookies }: Facts & Pick<RequestContext, 'isData' | 'isKnownLocale'>,
): Response | undefined {
  if (method !== 'GET' || isData || !isKnownLocale || !url.searchParams.has(parameter)) return undefined;
  const code = normalizeCouponCode(url.searchParams.get(parameter) ?? '');
  const secure = url.protocol === 'https:';
  if (code !== '') responseCookies.set(serializeCookie(name, code, { maxAge: AGE, httpOnly: true, secure }));
  const page = new URL(url);
  page.searchParams.delete(parameter);
  const headers = { location: `${page.pathname}${page.search}`, 'cache-control': 'private, no-store' };
  return new Response(null, { status: 302, headers });
}
