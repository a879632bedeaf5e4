import { serializeCookie, MAX_COOKIE_AGE } from './cookies.ts';
import type { RequestContext } from './request-context.ts';

/** Maximum length of a store id in the contract. */
const MAX_ID_LENGTH = 40;

type StoreContext = Pick<RequestContext, 'cookies'> & { readonly site: Pick<RequestContext['site'], 'siteId'> };

/** Id of the visitor's store on a site; undefined if none is chosen, and on shared pages. */
export function getMyStoreId({ cookies, site }: StoreContext): string | undefined {
  const id = cookies[getCookieName(site.siteId)];
  return id === undefined || id === '' || id.length > MAX_ID_LENGTH ? undefined : id;
}

/** Readable by scripts, so that a cached page can show the visitor's store. */
export function storeMyStore({ responseCookies, url, site }: RequestContext, storeId: string): void {
  responseCookies.set(serializeCookie(getCookieName(site.siteId), storeId, { maxAge: MAX_COOKIE_AGE, secure: isHttps(url) }));
}

export function forgetMyStore({ responseCookies, url, site }: RequestContext): void {
  responseCookies.set(serializeCookie(getCookieName(site.siteId), '', { maxAge: 0, secure: isHttps(url) }));
}

function getCookieName(siteId: string): string {
  return `cairn.store.${siteId}`;
}

function isHttps({ protocol }: URL): boolean {
  return protocol === 'https:';
}
