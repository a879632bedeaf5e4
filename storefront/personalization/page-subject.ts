import type { PageType } from '#generated/content/types.ts';
import type { RequestContext } from '../request/request-context.ts';
import { screens, type ScreenAddress } from '../screens/index.ts';

/** Description of the page at an address, the same for every visitor. */
export interface PageSubject {
  readonly pageType: PageType;
  /** Labels from the level below the home page to this page. */
  readonly breadcrumbs: readonly string[];
  /** Ids of the page's category, or of the product's, and of its ancestors. */
  readonly categories: readonly string[];
  readonly product?: ProductSubject;
  /** The address is outdated and redirects, so that no visitor sees a page. */
  readonly isMoved?: boolean;
}

export interface ProductSubject {
  readonly productId: string;
  /** Default variant of the product. */
  readonly sku?: string;
  /** Ids of all its colors and variants. */
  readonly ids: readonly string[];
}

/** Facts that an address contains. */
export interface Address {
  readonly pageType: PageType;
  readonly categoryId?: string;
  readonly productId?: string;
  readonly searchTerm?: string;
  /** The address belongs to a content document, if there is one. */
  readonly isContent?: boolean;
}

const CATEGORY = /^c\/(?:.+-)?(\d{4,10})$/;
const STORE = /^stores\/[^/]+$/;
const PRODUCT = /^p\/(?:.+-)?([A-Z0-9]{8,11})$/;
/** Screens with a single address, by the path behind the locale. */
const byPath = new Map<string, ScreenAddress>(
  Object.values(screens).flatMap((screen) => (screen.path.includes(':') ? [] : [[screen.path, screen]])),
);

export function readAddress({ url, isKnownLocale }: Pick<RequestContext, 'url' | 'isKnownLocale'>): Address {
  if (!isKnownLocale) return { pageType: 'error' };
  const path = url.pathname.split('/').slice(2).filter(Boolean).join('/');
  const categoryId = parseCategoryId(path);
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

/** The category id of a path within a locale, e.g. "c/boots-2200". */
export function parseCategoryId(path: string): string | undefined {
  return CATEGORY.exec(path)?.[1];
}

/** The subject by the address alone, for a page whose lookup fails. */
export function createSubject({ pageType, categoryId, productId }: Address): PageSubject {
  return {
    pageType,
    breadcrumbs: [],
    categories: categoryId === undefined ? [] : [categoryId],
    ...(productId === undefined ? {} : { product: { productId, ids: [] } }),
  };
}
