type Fetch = (request: Request) => Promise<Response>;

/** The kinds of pages that a page leads to: what their addresses look like, and how many of each are looked at, however large the catalog is. */
const FURTHER = [
  { from: 'start', to: 'listing', links: / href="(\/[\w-]+\/c\/[\w-]+)"/g, most: 8 },
  { from: 'start', to: 'article', links: / href="(\/[\w-]+\/articles\/[\w-]+)"/g, most: 2 },
  { from: 'listing', to: 'product', links: / href="(\/[\w-]+\/p\/[\w-]+)[?"]/g, most: 2 },
] as const;

type Kind = (typeof FURTHER)[number]['from' | 'to'];

export interface LeadingPage {
  readonly url: string;
  /** An error is that of the page's answer. */
  readonly html: string | Error;
}

/**
 * The pages that visitors see first: those given, the lists, articles and products that they lead to, the nearest to the start first. They
 * are asked for as by a browser that fetches ahead, so that none counts as seen.
 */
export async function* leadingPages(starts: readonly string[], shop: Fetch): AsyncGenerator<LeadingPage> {
  const queue: { readonly url: string; readonly kind: Kind }[] = starts.map((url) => ({ url, kind: 'start' }));
  const known = new Set(starts);
  for (const { url, kind } of queue) {
    const html = await shop(new Request(url, { headers: { accept: 'text/html', 'sec-purpose': 'prefetch' } })).then(
      (answer) => answer.text(),
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

/** Addresses in srcset attributes, each once. */
export function offeredPictures(html: string): readonly string[] {
  const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].map(([, set = '']) => set.replaceAll('&amp;', '&'));
  return [...new Set(sets.flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0] ?? '')))].filter((url) =>
    url.startsWith('/'),
  );
}
