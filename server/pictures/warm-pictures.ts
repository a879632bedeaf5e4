import type { Log } from '#backend/ports.ts';
import { leadingPages, offeredPictures } from './leading-pages.ts';

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

/**
 * Has the pictures drawn that each page shows first, and those of the pages that it leads to, in every size that they offer, before a
 * shopper asks; one at a time, while nobody waits for anything, in the image service's background. What is on disk costs nothing: an
 * earlier start has drawn it, or the shop brings it along. A page that fails is logged and passed over.
 */
export async function warmPictures({ pages, shop, media, log, rested, signal }: WarmOptions): Promise<void> {
  const whenRested: Fetch = async (request) => {
    await rested();
    return shop(request);
  };
  for await (const { url: page, html } of leadingPages(pages, whenRested)) {
    if (signal.aborted) return;
    try {
      if (html instanceof Error) throw html;
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
  return offeredPictures((pictures.find((picture) => /fetchpriority="high"/i.test(picture)) ?? '') + eager.join(''));
}
