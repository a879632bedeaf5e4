import type { PageType } from '#generated/content/types.ts';
import type { RequestFacts } from '../request/request.ts';

/** What the page at an address is about: the same for every visitor. */
export interface PageSubject {
  readonly pageType: PageType;
  /** Labels from below the home page down to this one. */
  readonly breadcrumbs: readonly string[];
  /** Ids of the category that is shown, or that the product stands in, and of those above. */
  readonly categories: readonly string[];
  readonly product?: ProductSubject;
}

export interface ProductSubject {
  readonly productId: string;
  /** What stands for the product where nothing has been chosen yet. */
  readonly sku?: string;
  /** Ids of all its colours and variants. */
  readonly ids: readonly string[];
}

/** What an address says by itself. */
export interface Address {
  readonly pageType: PageType;
  readonly categoryId?: string;
  readonly productId?: string;
  readonly searchTerm?: string;
}

const CATEGORY = /^c\/(?:.+-)?(\d{4,10})$/;
const PRODUCT = /^p\/(?:.+-)?([A-Z0-9]{8,11})$/;
const named: Readonly<Record<string, PageType>> = {
  '': 'home',
  cart: 'cart',
  search: 'search',
  checkout: 'checkout',
  'order-confirmation': 'order confirmation',
};

export function readAddress({ url, isKnownLocale }: Pick<RequestFacts, 'url' | 'isKnownLocale'>): Address {
  if (!isKnownLocale) return { pageType: 'error' };
  const path = url.pathname.split('/').slice(2).filter(Boolean).join('/');
  const categoryId = categoryIdIn(path);
  if (categoryId !== undefined) return { pageType: 'category list', categoryId };
  const productId = PRODUCT.exec(path)?.[1];
  if (productId !== undefined) return { pageType: 'product', productId };
  const searchTerm = path === 'search' ? url.searchParams.get('q')?.trim() : undefined;
  return { pageType: named[path] ?? 'other', ...(searchTerm ? { searchTerm } : {}) };
}

/** The category that a path within a locale leads to, e.g. "c/boots-2200". */
export function categoryIdIn(path: string): string | undefined {
  return CATEGORY.exec(path)?.[1];
}

/** As much of a subject as its address gives, for a page that could not be asked about. */
export function subjectOfAddress({ pageType, categoryId, productId }: Address): PageSubject {
  return {
    pageType,
    breadcrumbs: [],
    categories: categoryId === undefined ? [] : [categoryId],
    ...(productId === undefined ? {} : { product: { productId, ids: [] } }),
  };
}
