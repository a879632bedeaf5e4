import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { HeadData } from '../canvas/canvas-data.ts';
import type { ScreenPage } from './screen-page.ts';

/** The document's head of any screen, from its page. */
export function screenMeta({ loaderData }: Pick<MetaArgs, 'loaderData'>): MetaDescriptor[] {
  const page = loaderData as ScreenPage | undefined;
  return page ? pageMeta(page.head) : [];
}

/** A page that is the shopper's alone has a title, and nothing for search engines or other people. */
function pageMeta({ title, description, canonical, image, noIndex, ogType }: HeadData): MetaDescriptor[] {
  const robots = noIndex ? [{ name: 'robots', content: 'noindex' }] : [];
  if (ogType === undefined) return [{ title }, ...robots];
  return [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: ogType },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...robots,
  ];
}
