import type { Log } from '#backend/ports.ts';
import { loadLeadingPages, findOfferedPictures } from './leading-pages.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface WarmOptions {
  /** Pages whose first picture is drawn, as absolute URLs. */
  readonly pages: readonly string[];
  readonly shop: Fetch;
  readonly media: Fetch;
  readonly log: Log;
  /** Resolves when the server is idle. */
  readonly waitUntilIdle: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Draws the first pictures of these pages and of the pages they link to, in every offered size, before a shopper requests them. They are
 * drawn one at a time while the server is idle; those on disk are skipped, and a page that fails is logged.
 */
export async function warmPictures({ pages, shop, media, log, waitUntilIdle, signal }: WarmOptions): Promise<void> {
  const fetchWhenIdle: Fetch = async (request) => {
    await waitUntilIdle();
    return shop(request);
  };
  for await (const { url: page, html } of loadLeadingPages(pages, fetchWhenIdle)) {
    if (signal.aborted) return;
    try {
      if (html instanceof Error) throw html;
      for (const url of findFirstPictures(html)) {
        if (signal.aborted) return;
        await waitUntilIdle();
        const response = await media(new Request(new URL(url, page), { headers: { accept: 'image/avif,image/webp,image/svg+xml' } }));
        await response.arrayBuffer();
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn(`[cairn] [pictures] ${page}: ${String(error)}`);
    }
  }
}

/** URLs in the srcset of the page's eager pictures and of the sources of the first. */
export function findFirstPictures(html: string): readonly string[] {
  const pictures = html.match(/<picture[^>]*>.*?<\/picture>/gs) ?? [];
  const eager = html.match(/<img\b[^>]* loading="eager"[^>]*>/g) ?? [];
  return findOfferedPictures((pictures.find((picture) => /fetchpriority="high"/i.test(picture)) ?? '') + eager.join(''));
}
