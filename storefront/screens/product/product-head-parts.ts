import type { BreadcrumbList, Product } from 'schema-dts';
import { largeImage } from '#commerce/product/product-image.ts';
import { shopHref } from '#commerce/catalog/shop-href.ts';
import { escapeHtml } from '#engine/escape.ts';
import type { ProductDetails } from '#generated/openapi/products.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { jsonLd } from '../../seo/structured-data.ts';
import type { Alternate } from '../../site/alternates.ts';

interface ProductHead {
  readonly details: ProductDetails;
  readonly context: RequestContext;
  /** Absolute. */
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  readonly isInStock: boolean;
}

/** The part of a product page's head that only search engines read: its other languages, the product and the way to it. */
export function productHeadParts({ details, context, canonical, alternates, isInStock }: ProductHead): string {
  const { url, site } = context;
  const { productJsonLd, gallery, breadcrumbs } = details;
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, url: path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path === undefined ? canonical : `${url.origin}${shopHref(site.locale, path)}`,
    })),
  };
  const { '@context': _, ...answered } = productJsonLd;
  const product = {
    ...answered,
    url: canonical,
    // Addresses of this host, whatever the catalog takes for it.
    image: gallery.flatMap(({ type, src }) => (type === 'image' ? [new URL(largeImage(src), url.origin).href] : [])),
    offers: {
      ...productJsonLd.offers,
      url: canonical,
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  } satisfies Product;
  return [
    ...alternates.map(({ hrefLang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hrefLang)}" href="${escapeHtml(href)}">`),
    jsonLd({ '@context': 'https://schema.org', ...product }),
    jsonLd({ '@context': 'https://schema.org', ...trail }),
  ].join('');
}
