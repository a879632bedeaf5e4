import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Breadcrumb } from '#generated/openapi/products.ts';
import type { ProductCard } from '#generated/openapi/shared.ts';
import { escapeHtml } from '#engine/escape.ts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import type { RequestContext } from '../request/request-context.ts';
import { renderJsonLd } from '../seo/structured-data.ts';
import type { Alternate } from '../site/alternates.ts';

interface ListingHead {
  readonly context: RequestContext;
  /** Absolute URL. */
  readonly canonical: string;
  readonly crumbs: readonly Breadcrumb[];
  readonly products: readonly ProductCard[];
  /** Zero-based index of the first product in the whole list. */
  readonly start: number;
  readonly alternates: readonly Alternate[];
  /** Absolute URLs of the previous and next pages. */
  readonly previous?: string;
  readonly next?: string;
}

/** Metadata of a listing for search engines. */
export function createListingHead({ context, canonical, crumbs, products, start, alternates, previous, next }: ListingHead): string {
  const { url, site } = context;
  const toAbsoluteUrl = (path: string): string => `${url.origin}${getShopHref(site.locale, path)}`;
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, url: path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path === undefined ? canonical : toAbsoluteUrl(path),
    })),
  };
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: products.map(({ name, pageUrl }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name,
      url: toAbsoluteUrl(pageUrl),
    })),
  };
  const renderLink = (attributes: string, href: string): string => `<link ${attributes} href="${escapeHtml(href)}">`;
  return [
    ...alternates.map(({ hrefLang, href }) => renderLink(`rel="alternate" hreflang="${escapeHtml(hrefLang)}"`, href)),
    previous === undefined ? '' : renderLink('rel="prev"', previous),
    next === undefined ? '' : renderLink('rel="next"', next),
    renderJsonLd({ '@context': 'https://schema.org', ...trail }),
    products.length > 0 ? renderJsonLd({ '@context': 'https://schema.org', ...list }) : '',
  ].join('');
}
