import type { Log } from '#backend/ports.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface WarmOptions {
  /** Pages whose first picture is prepared, as absolute URLs. */
  readonly pages: readonly string[];
  readonly shop: Fetch;
  readonly media: Fetch;
  readonly log: Log;
  /** Resolves when the host has nothing else to do. */
  readonly rested: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** The kinds of pages that a page leads to: what their addresses look like, and how many of each are warmed with it, however large the catalogue is. */
const FURTHER = [
  { from: 'start', to: 'listing', links: / href="(\/[\w-]+\/c\/[\w-]+)"/g, most: 4 },
  { from: 'listing', to: 'product', links: / href="(\/[\w-]+\/p\/[\w-]+)[?"]/g, most: 2 },
] as const;

type Kind = (typeof FURTHER)[number]['from' | 'to'];

/**
 * Has the pictures drawn that each page shows first, and those of the lists and products that it leads to, in every size that they offer,
 * before a shopper asks; one at a time, while nobody waits for anything, in the image service's background, the pages nearest to the start first. What is on disk
 * from an earlier start costs nothing. A page that fails is logged and passed over. The pages are asked for as by a browser that fetches
 * ahead, so that none counts as seen.
 */
export async function warmPictures({ pages, shop, media, log, rested, signal }: WarmOptions): Promise<void> {
  const queue: { readonly page: string; readonly kind: Kind }[] = pages.map((page) => ({ page, kind: 'start' }));
  const known = new Set(pages);
  for (const { page, kind } of queue) {
    if (signal.aborted) return;
    try {
      await rested();
      const html = await (await shop(new Request(page, { headers: { accept: 'text/html', 'sec-purpose': 'prefetch' } }))).text();
      for (const { to, links, most } of FURTHER.filter(({ from }) => from === kind)) {
        const found = new Set([...html.matchAll(links)].map(([, path = '']) => new URL(path, page).href));
        for (const next of [...found].filter((url) => !known.has(url)).slice(0, most)) {
          known.add(next);
          queue.push({ page: next, kind: to });
        }
      }
      for (const url of firstPictures(html)) {
        if (signal.aborted) return;
        await rested();
        const answer = await media(new Request(new URL(url, page), { headers: { accept: 'image/avif,image/webp,image/svg+xml' } }));
        await answer.arrayBuffer();
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn(`[cairn] [pictures] ${page}: ${String(error)}`);
    }
  }
}

/** Addresses in the srcset of the page's eager pictures and of the sources of the first. */
export function firstPictures(html: string): readonly string[] {
  const pictures = html.match(/<picture[^>]*>.*?<\/picture>/gs) ?? [];
  const eager = html.match(/<img\b[^>]* loading="eager"[^>]*>/g) ?? [];
  const first = (pictures.find((picture) => /fetchpriority="high"/i.test(picture)) ?? '') + eager.join('');
  const sets = [...first.matchAll(/srcset="([^"]+)"/gi)].map(([, set = '']) => set.replaceAll('&amp;', '&'));
  return [...new Set(sets.flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0] ?? '')))].filter((url) =>
    url.startsWith('/'),
  );
}
