import { LRUCache } from 'lru-cache';

/** A parsed request address. Requests share it, so it must not be changed. */
export interface ReadUrl {
  /** Address of the page. */
  readonly url: URL;
  /** Address of the router's request: for data it ends with ".data" and lists the routes. */
  readonly asked: URL;
  /** True for client navigation: without a document, the data must contain the HTML. */
  readonly isData: boolean;
}

/** The router's parameter that lists the requested routes. */
export const ROUTES = '_routes';

/** Maximum number of cached addresses, and their maximum length in characters. */
const MOST = 2000;
const LONGEST = 200;
const known = new LRUCache<string, ReadUrl>({ max: MOST });

export function readUrl(text: string): ReadUrl {
  const found = known.get(text);
  if (found) return found;
  const read = parseUrl(text);
  if (text.length <= LONGEST) known.set(text, read);
  return read;
}

/** "/_root.data" is "/". */
function parseUrl(text: string): ReadUrl {
  const asked = new URL(text);
  if (!asked.pathname.endsWith('.data')) return { url: asked, asked, isData: false };
  const url = new URL(asked);
  url.pathname = url.pathname === '/_root.data' ? '/' : url.pathname.slice(0, -'.data'.length);
  url.searchParams.delete(ROUTES);
  return { url, asked, isData: true };
}
