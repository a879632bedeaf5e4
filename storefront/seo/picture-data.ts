import type { ImageObject, WithContext } from 'schema-dts';
import type { Image, Page } from '#generated/content/types.ts';

type Described = Pick<Image, 'url' | 'seoTitle' | 'seoDescription'>;

/** What some visitors are shown in the place of a baseline, which search engines are. */
const CHOICES: ReadonlySet<string> = new Set(['variants', 'segments']);

/** The pictures of a page that its editors have named or described for search engines, each once. */
export function pictureData(page: Page, origin: string): readonly WithContext<ImageObject>[] {
  const described = new Map<string, Described>();
  for (const picture of describedIn([page.article, page.components])) {
    if (!described.has(picture.url)) described.set(picture.url, picture);
  }
  return [...described.values()].map(({ url, seoTitle, seoDescription }) => ({
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    contentUrl: new URL(url, origin).href,
    ...(seoTitle ? { name: seoTitle } : {}),
    ...(seoDescription ? { description: seoDescription } : {}),
  }));
}

function* describedIn(value: unknown): Generator<Described> {
  if (typeof value !== 'object' || value === null) return;
  if (isDescribed(value)) yield value;
  for (const [key, child] of Object.entries(value)) {
    if (!CHOICES.has(key)) yield* describedIn(child);
  }
}

function isDescribed(value: object): value is Described {
  return 'url' in value && typeof value.url === 'string' && ('seoTitle' in value || 'seoDescription' in value);
}
