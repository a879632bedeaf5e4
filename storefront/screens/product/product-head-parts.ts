import type { BreadcrumbList } from 'schema-dts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import type { ProductView } from '#commerce/product/product-view.ts';
import { escapeHtml } from '#engine/escape.ts';
import type { ProductDetails } from '#generated/openapi/products.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { renderJsonLd } from '../../seo/structured-data.ts';
import type { Alternate } from '../../site/alternates.ts';
import { createProductJsonLd } from './head/product-json-ld.ts';
import type { ListedReview } from './head/product-ratings.ts';

interface ProductHead {
  readonly details: ProductDetails;
  readonly view: ProductView;
  readonly context: RequestContext;
  /** Absolute URL. */
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  /** The first reviews. */
  readonly reviews?: readonly ListedReview[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Metadata of a product page for search engines: its other languages, the product and its breadcrumbs. */
export function renderProductHead({ details, view, context, canonical, alternates, today, reviews = [] }: ProductHead): string {
  const { url, site } = context;
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: details.breadcrumbs.map(({ label, url: path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path === undefined ? canonical : `${url.origin}${getShopHref(site.locale, path)}`,
    })),
  };
  const product = createProductJsonLd({ details, view, origin: url.origin, canonical, reviews, today });
  return [
    ...alternates.map(({ hrefLang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hrefLang)}" href="${escapeHtml(href)}">`),
    renderJsonLd({ '@context': 'https://schema.org', ...product }),
    renderJsonLd({ '@context': 'https://schema.org', ...trail }),
  ].join('');
}
