import { LRUCache } from 'lru-cache';

/** What a request asks for. It is shared by whoever asks for the same: nobody changes it. */
export interface ReadUrl {
  /** Of the page. */
  readonly url: URL;
  /** As the router asks for it: for data at the page's own address with ".data" behind it, and the routes whose data it wants. */
  readonly asked: URL;
  /** Client navigation: there is no document, so the data must bring the HTML. */
  readonly isData: boolean;
}

/** The parameter in which the router names the routes whose data it wants. */
export const ROUTES = '_routes';

/** Addresses that are remembered, as most are asked for again and again, and the longest of them in characters. */
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
