import type { PageType } from '#generated/content/types.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { RequestFacts } from '../request/request.ts';

/** What a page is about, as the personalization service asks for it. */
export interface PageFacts {
  readonly pageType: PageType;
  /** Words from the home page down to this one. */
  readonly breadcrumbs: readonly string[];
  /** Ids of the category that is shown. */
  readonly categories?: readonly string[];
  /** Ids of the products that are looked at. */
  readonly productIds?: readonly string[];
  readonly searchTerm?: string;
  /** Units, as last answered. */
  readonly cartCount?: number;
  /** Where the cart itself is known. */
  readonly cart?: Pick<Cart, 'items' | 'currency' | 'totals'>;
}

const CATEGORY = /^c\/(?:.+-)?(\d{4,10})$/;
const PRODUCT = /^p\/(?:.+-)?([A-Z0-9]{8,11})$/;
const named: Readonly<Record<string, PageFacts['pageType']>> = {
  '': 'home',
  cart: 'cart',
  search: 'search',
  checkout: 'checkout',
  'order-confirmation': 'order confirmation',
};

/** Known from the address alone, so that the question for decisions need not wait for the page. */
export function pageFactsOf({ url, isKnownLocale }: Pick<RequestFacts, 'url' | 'isKnownLocale'>): PageFacts {
  const breadcrumbs = url.pathname
    .split('/')
    .slice(isKnownLocale ? 2 : 1)
    .filter(Boolean);
  if (!isKnownLocale) return { pageType: 'error', breadcrumbs };
  const path = breadcrumbs.join('/');
  const category = CATEGORY.exec(path)?.[1];
  if (category !== undefined) return { pageType: 'category list', breadcrumbs, categories: [category] };
  const product = PRODUCT.exec(path)?.[1];
  if (product !== undefined) return { pageType: 'product', breadcrumbs, productIds: [product] };
  const searchTerm = path === 'search' ? url.searchParams.get('q')?.trim() : undefined;
  return { pageType: named[path] ?? 'other', breadcrumbs, ...(searchTerm ? { searchTerm } : {}) };
}
