type Fetch = (request: Request) => Promise<Response>;

/** Kinds of linked pages: their URL pattern, and how many of each are visited at most, so that the size of the catalog does not matter. */
const FURTHER = [
  { from: 'start', to: 'listing', links: / href="(\/[\w-]+\/c\/[\w-]+)"/g, most: 8 },
  { from: 'start', to: 'article', links: / href="(\/[\w-]+\/articles\/[\w-]+)"/g, most: 2 },
  { from: 'listing', to: 'product', links: / href="(\/[\w-]+\/p\/[\w-]+)[?"]/g, most: 2 },
] as const;

type Kind = (typeof FURTHER)[number]['from' | 'to'];

export interface LeadingPage {
  readonly url: string;
  /** The HTML of the page, or the error of its response. */
  readonly html: string | Error;
}

/**
 * The first pages of a visit: the start pages, then the lists, articles and products that they link to, nearest first. They are requested
 * as prefetches, so that they do not count as views.
 */
export async function* loadLeadingPages(starts: readonly string[], shop: Fetch): AsyncGenerator<LeadingPage> {
  const queue: { readonly url: string; readonly kind: Kind }[] = starts.map((url) => ({ url, kind: 'start' }));
  const known = new Set(starts);
  for (const { url, kind } of queue) {
    const html = await shop(new Request(url, { headers: { accept: 'text/html', 'sec-purpose': 'prefetch' } })).then(
      (response) => response.text(),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    yield { url, html };
    if (html instanceof Error) continue;
    for (const { to, links, most } of FURTHER.filter(({ from }) => from === kind)) {
      const found = new Set([...html.matchAll(links)].map(([, path = '']) => new URL(path, url).href));
      for (const next of [...found].filter((link) => !known.has(link)).slice(0, most)) {
        known.add(next);
        queue.push({ url: next, kind: to });
      }
    }
  }
}

/** Distinct URLs in srcset attributes. */
export function findOfferedPictures(html: string): readonly string[] {
  const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].map(([, set = '']) => set.replaceAll('&amp;', '&'));
  return [...new Set(sets.flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0] ?? '')))].filter((url) =>
    url.startsWith('/'),
  );
}
