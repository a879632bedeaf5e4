import type { MetaDescriptor } from 'react-router';
import type { HeadData } from '../page/canvas-data.ts';

/** A page's head as the router wants it. */
export function pageMeta({ title, description, canonical, image, noIndex, ogType }: HeadData): MetaDescriptor[] {
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
    ...(noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}
