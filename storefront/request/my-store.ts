import { cookie, longestAge } from './cookies.ts';
import type { RequestContext } from './request-context.ts';

/** Maximum length of a store id in the contract. */
const LONGEST_ID = 40;

type StoreContext = Pick<RequestContext, 'cookies'> & { readonly site: Pick<RequestContext['site'], 'siteId'> };

/** Id of the visitor's store on a site; undefined if none is chosen, and on shared pages. */
export function myStoreId({ cookies, site }: StoreContext): string | undefined {
  const id = cookies[cookieName(site.siteId)];
  return id === undefined || id === '' || id.length > LONGEST_ID ? undefined : id;
}

/** Readable by scripts, so that a cached page can show the visitor's store. */
export function keepMyStore({ responseCookies, url, site }: RequestContext, storeId: string): void {
  responseCookies.set(cookie(cookieName(site.siteId), storeId, { maxAge: longestAge, secure: isHttps(url) }));
}

export function forgetMyStore({ responseCookies, url, site }: RequestContext): void {
  responseCookies.set(cookie(cookieName(site.siteId), '', { maxAge: 0, secure: isHttps(url) }));
}

function cookieName(siteId: string): string {
  return `cairn.store.${siteId}`;
}

function isHttps({ protocol }: URL): boolean {
  return protocol === 'https:';
}
