import type { PageType } from '#generated/content/types.ts';
import type { RequestContext } from '../request/request-context.ts';
import { screens, type ScreenAddress } from '../screens/index.ts';

/** What the page at an address is about: the same for every visitor. */
export interface PageSubject {
  readonly pageType: PageType;
  /** Labels from below the home page down to this one. */
  readonly breadcrumbs: readonly string[];
  /** Ids of the category that is shown, or that the product stands in, and of those above. */
  readonly categories: readonly string[];
  readonly product?: ProductSubject;
  /** It is another page's old address, and leads there: nobody sees a page at this one. */
  readonly isMoved?: boolean;
}

export interface ProductSubject {
  readonly productId: string;
  /** What stands for the product where nothing has been chosen yet. */
  readonly sku?: string;
  /** Ids of all its colors and variants. */
  readonly ids: readonly string[];
}

/** What an address says by itself. */
export interface Address {
  readonly pageType: PageType;
  readonly categoryId?: string;
  readonly productId?: string;
  readonly searchTerm?: string;
  /** What is there is a document of content, where there is anything. */
  readonly isContent?: boolean;
}

const CATEGORY = /^c\/(?:.+-)?(\d{4,10})$/;
const STORE = /^stores\/[^/]+$/;
const PRODUCT = /^p\/(?:.+-)?([A-Z0-9]{8,11})$/;
/** Screens with one address, by what stands behind the locale. */
const byPath = new Map<string, ScreenAddress>(
  Object.values(screens).flatMap((screen) => (screen.path.includes(':') ? [] : [[screen.path, screen]])),
);

export function readAddress({ url, isKnownLocale }: Pick<RequestContext, 'url' | 'isKnownLocale'>): Address {
  if (!isKnownLocale) return { pageType: 'error' };
  const path = url.pathname.split('/').slice(2).filter(Boolean).join('/');
  const categoryId = categoryIdIn(path);
  if (categoryId !== undefined) return { pageType: 'category list', categoryId };
  const productId = PRODUCT.exec(path)?.[1];
  if (productId !== undefined) return { pageType: 'product', productId };
  if (STORE.test(path)) return { pageType: 'other' };
  const screen = byPath.get(path);
  if (!screen || screen.folder === 'content') return { pageType: screen?.pageType ?? 'other', isContent: true };
  const searchTerm = screen.pageType === 'search' ? url.searchParams.get('q')?.trim() : undefined;
  if (screen.pageType === 'search' && !searchTerm) return { pageType: 'search hub' };
  return { pageType: screen.pageType, ...(searchTerm ? { searchTerm } : {}) };
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
