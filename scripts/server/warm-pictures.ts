import type { Log } from '#backend/ports.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface WarmOptions {
  /** Pages whose first picture is prepared, as absolute URLs. */
  readonly pages: readonly string[];
  readonly shop: Fetch;
  readonly media: Fetch;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Lists of products that a page leads to and that are warmed with it. */
const LISTINGS = 4;

/**
 * Draws the pictures that each page, and each list that it leads to, shows first, in every size that it offers, before a shopper asks for it; one at a time, behind
 * the visitors that are there already. What is on disk from an earlier start costs nothing. A page that fails is logged and passed over.
 */
export async function warmPictures({ pages, shop, media, log, signal }: WarmOptions): Promise<void> {
  const queue = pages.map((page) => ({ page, isStart: true }));
  for (const { page, isStart } of queue) {
    if (signal.aborted) return;
    try {
      const html = await (await shop(new Request(page, { headers: { accept: 'text/html' } }))).text();
      if (isStart) queue.push(...firstListings(html).map((path) => ({ page: new URL(path, page).href, isStart: false })));
      for (const url of firstPictures(html)) {
        if (signal.aborted) return;
        const answer = await media(new Request(new URL(url, page), { headers: { accept: 'image/avif,image/webp' } }));
        await answer.arrayBuffer();
      }
    } catch (error) {
      log.warn(`[cairn] [pictures] ${page}: ${String(error)}`);
    }
  }
}

function firstListings(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/ href="(\/[\w-]+\/c\/[\w-]+)"/g)].map(([, path = '']) => path))].slice(0, LISTINGS);
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
