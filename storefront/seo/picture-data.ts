import type { ImageObject, WithContext } from 'schema-dts';
import type { ParsedPage } from '#engine/block.ts';
import type { Image, Page } from '#generated/content/types.ts';

type Described = Pick<Image, 'url' | 'seoTitle' | 'seoDescription'>;

/** Slots whose contents replace the baseline for some visitors; search engines see the baseline. */
const CHOICES: ReadonlySet<string> = new Set(['variants', 'segments']);

/** Cached by parsed page, which is the same object for each revision. */
const known = new WeakMap<ParsedPage, readonly Described[]>();

/**
 * The pictures of a page that editors have titled or described for search engines, each once.
 * @param parsed The parsed page, used as the cache key; undefined for a page without a revision, which is not cached.
 */
export function createPictureData(page: Page, parsed: ParsedPage | undefined, origin: string): readonly WithContext<ImageObject>[] {
  const pictures = (parsed && known.get(parsed)) ?? findPictures(page);
  if (parsed) known.set(parsed, pictures);
  return pictures.map(({ url, seoTitle, seoDescription }) => ({
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    contentUrl: new URL(url, origin).href,
    ...(seoTitle ? { name: seoTitle } : {}),
    ...(seoDescription ? { description: seoDescription } : {}),
  }));
}

function findPictures(page: Page): readonly Described[] {
  const described = new Map<string, Described>();
  for (const picture of findDescribed([page.article, page.components])) {
    if (!described.has(picture.url)) described.set(picture.url, picture);
  }
  return [...described.values()];
}

function* findDescribed(value: unknown): Generator<Described> {
  if (typeof value !== 'object' || value === null) return;
  if (isDescribed(value)) yield value;
  for (const [key, child] of Object.entries(value)) {
    if (!CHOICES.has(key)) yield* findDescribed(child);
  }
}

function isDescribed(value: object): value is Described {
  return 'url' in value && typeof value.url === 'string' && ('seoTitle' in value || 'seoDescription' in value);
}
