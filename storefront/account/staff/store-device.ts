import { MAX_COOKIE_AGE, serializeCookie } from '../../request/cookies.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { getHostCookieName } from '../../session/cookie-name.ts';

type DeviceContext = Pick<RequestContext, 'cookies' | 'url' | 'responseCookies'>;

const isSecure = ({ url }: DeviceContext): boolean => url.protocol === 'https:';

const getCookieName = (context: DeviceContext): string => getHostCookieName('cairn.store-device', isSecure(context));

/** The header of this browser if it is an enrolled device of a store; the service decides whether its token is still valid. */
export function getStoreDevice(context: DeviceContext): { readonly 'x-store-device'?: string } {
  const token = context.cookies[getCookieName(context)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? { 'x-store-device': token } : {};
}

/** Remembers the token of this device. Scripts cannot read the cookie. */
export function storeDeviceToken(context: DeviceContext, token: string): void {
  const options = { maxAge: MAX_COOKIE_AGE, httpOnly: true, secure: isSecure(context) };
  context.responseCookies.set(serializeCookie(getCookieName(context), token, options));
}
