import type { BreadcrumbList, ProductCollection } from 'schema-dts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { getLargeImageUrl } from '#commerce/product/product-image.ts';
import { escapeHtml } from '#engine/escape.ts';
import { createSection } from '../../../sections/section.ts';
import { renderJsonLd } from '../../../seo/structured-data.ts';
import { getPageUrl } from '../../../site/alternates.ts';
import { alternates } from './alternates.ts';
import { details } from './details.ts';

/** Metadata for search engines: other languages, the set with its parts, breadcrumbs. */
export const structuredData = createSection({
  name: 'structured data',
  uses: { details, alternates },
  show({ used }, { context: { url, site } }) {
    const { name, description, image, price, available, parts, breadcrumbs, pageUrl: path } = used.details;
    const canonical = getPageUrl(url.origin, site.locale, path);
    const set: ProductCollection = {
      '@type': 'ProductCollection',
      name,
      description,
      url: canonical,
      image: new URL(getLargeImageUrl(image.src), url.origin).href,
      brand: { '@type': 'Brand', name: site.brandName },
      offers: {
        '@type': 'Offer',
        price: price.current,
        priceCurrency: price.currency,
        availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
        url: canonical,
      },
      includesObject: parts.map(({ qty, product }) => ({
        '@type': 'TypeAndQuantityNode',
        amountOfThisGood: qty,
        typeOfGood: { '@type': 'Product', name: product.name, url: getPageUrl(url.origin, site.locale, product.pageUrl) },
      })),
    };
    const trail: BreadcrumbList = {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ label, url: link }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: link === undefined ? canonical : `${url.origin}${getShopHref(site.locale, link)}`,
      })),
    };
    const links = (used.alternates ?? []).map(
      ({ hrefLang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hrefLang)}" href="${escapeHtml(href)}">`,
    );
    const context = 'https://schema.org';
    return { head: [...links, renderJsonLd({ '@context': context, ...set }), renderJsonLd({ '@context': context, ...trail })].join('') };
  },
});
