import type { Media, MediaList } from '#generated/openapi/gallery.ts';
import { STORED_PIXELS } from './encode-upload.ts';
import type { MediaWithStatus } from './gallery-store.ts';

const THUMBNAIL_PIXELS = 400;

export function presentMedia({ media, status }: MediaWithStatus, origin: string): Media {
  const { id, caption, language, author, createdAt, streams, categories, picture } = media;
  const createImage = (pixels: number) => ({ url: `${origin}${picture}`, width: pixels, height: pixels });
  return {
    id,
    caption,
    language,
    author: { name: author },
    createdAt: createdAt.toISOString(),
    status,
    images: { thumbnail: createImage(THUMBNAIL_PIXELS), standard: createImage(STORED_PIXELS) },
    streams: [...streams],
    categories: [...categories],
  };
}

/** One page of photos, with the addresses of this page and the next. */
export function presentPage(all: readonly MediaWithStatus[], count: number, cursor: string | undefined, url: URL): MediaList {
  const start = Number(cursor ?? 0);
  const page = all.slice(start, start + count);
  const end = start + page.length;
  const next = new URL(url);
  next.searchParams.set('cursor', String(end));
  return {
    data: page.map((one) => presentMedia(one, url.origin)),
    paging: { count: page.length, total: all.length },
    links: { self: url.href, ...(end < all.length && page.length > 0 && { next: next.href }) },
  };
}
