import { escapeHtml } from '#engine/escape.ts';
import { createSection } from '../../../sections/section.ts';
import { renderJsonLd } from '../../../seo/structured-data.ts';
import { createAlternatesAt } from '../../../site/alternates.ts';
import { createStoreJsonLd } from '../store-data.ts';
import { getCanonical, getPathsByLocale } from '../store-head.ts';
import { details } from './details.ts';

/** Metadata for search engines. */
export const structuredData = createSection({
  name: 'structured data',
  uses: { details },
  show({ used: { details: found } }, { context }) {
    const { brand, url } = context;
    const links = createAlternatesAt(getPathsByLocale(found.store, context), brand.defaultLocale, url.origin).map(
      ({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}">`,
    );
    const data = createStoreJsonLd(found.store, { url: getCanonical(found.store, context), brandName: context.site.brandName });
    return { head: [...links, renderJsonLd(data)].join('') };
  },
});
