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

/**
 * Draws the picture that each page shows first, in every size that it offers, before a shopper asks for it; one at a time, behind
 * the visitors that are there already. What is on disk from an earlier start costs nothing. A page that fails is logged and passed over.
 */
export async function warmPictures({ pages, shop, media, log, signal }: WarmOptions): Promise<void> {
  for (const page of pages) {
    try {
      const html = await (await shop(new Request(page, { headers: { accept: 'text/html' } }))).text();
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

/** Addresses in the srcset of the page's eager picture and of its sources. */
export function firstPictures(html: string): readonly string[] {
  const pictures = html.match(/<picture[^>]*>.*?<\/picture>/gs) ?? [];
  const first = pictures.find((picture) => /fetchpriority="high"/i.test(picture)) ?? '';
  const sets = [...first.matchAll(/srcset="([^"]+)"/gi)].map(([, set = '']) => set.replaceAll('&amp;', '&'));
  return [...new Set(sets.flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0] ?? '')))].filter((url) =>
    url.startsWith('/'),
  );
}
