import { LRUCache } from 'lru-cache';

/** A parsed request address. Requests share it, so it must not be changed. */
export interface ReadUrl {
  /** Address of the page. */
  readonly url: URL;
  /** Address of the router's request: for data it ends with ".data" and lists the routes. */
  readonly routerUrl: URL;
  /** True for client navigation: without a document, the data must contain the HTML. */
  readonly isData: boolean;
}

/** The router's parameter that lists the requested routes. */
export const ROUTES = '_routes';

/** Maximum number of cached addresses, and their maximum length in characters. */
const MAX_URLS = 2000;
const LONGEST = 200;
const known = new LRUCache<string, ReadUrl>({ max: MAX_URLS });

export function readUrl(text: string): ReadUrl {
  const found = known.get(text);
  if (found) return found;
  const read = parseUrl(text);
  if (text.length <= LONGEST) known.set(text, read);
  return read;
}

/** "/_root.data" is "/". */
function parseUrl(text: string): ReadUrl {
  const routerUrl = new URL(text);
  if (!routerUrl.pathname.endsWith('.data')) return { url: routerUrl, routerUrl, isData: false };
  const url = new URL(routerUrl);
  url.pathname = url.pathname === '/_root.data' ? '/' : url.pathname.slice(0, -'.data'.length);
  url.searchParams.delete(ROUTES);
  return { url, routerUrl, isData: true };
}
