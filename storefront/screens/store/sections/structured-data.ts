import { escapeHtml } from '#engine/escape.ts';
import { section } from '../../../sections/section.ts';
import { jsonLd } from '../../../seo/structured-data.ts';
import { alternatesAt } from '../../../site/alternates.ts';
import { storeData } from '../store-data.ts';
import { canonicalOf, pathByLocale } from '../store-head.ts';
import { details } from './details.ts';

/** Metadata for search engines. */
export const structuredData = section({
  name: 'structured data',
  uses: { details },
  show({ used: { details: found } }, { context }) {
    const { brand, url } = context;
    const links = alternatesAt(pathByLocale(found.store, context), brand.defaultLocale, url.origin).map(
      ({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}">`,
    );
    const data = storeData(found.store, { url: canonicalOf(found.store, context), brandName: context.site.brandName });
    return { head: [...links, jsonLd(data)].join('') };
  },
});
