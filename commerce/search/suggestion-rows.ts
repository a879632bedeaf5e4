import type { AutoSuggestResponse, SuggestedProduct, TypedRanges } from '#generated/openapi/products.ts';
import { getFilterName } from '../catalog/listing-state.ts';
import { getShopHref } from '../catalog/shop-href.ts';
import { getSearchHref } from './search-href.ts';

/** An option of the list. */
export interface SuggestionRow {
  readonly key: string;
  readonly href: string;
  /** Text that the field shows while the row is active. */
  readonly text: string;
  /** Ranges of the text that the shopper has typed; by default all of it. */
  readonly typed?: TypedRanges;
  /** Secondary text: the category of a scope, the parent of a category, the kind of a product. */
  readonly detail?: string;
  readonly product?: Pick<SuggestedProduct, 'masterId' | 'image' | 'price'>;
  /** True if the row searches for its text. */
  readonly isSearch: boolean;
}

export type SuggestionKind = 'recent' | 'term' | 'scope' | 'category' | 'article' | 'product';

/** Rows of one kind. Scopes stay below the term that they narrow, so their group has two kinds. */
export interface SuggestionGroup {
  readonly id: 'recent' | 'terms' | 'categories' | 'articles' | 'products';
  readonly rows: readonly (SuggestionRow & { readonly kind: SuggestionKind })[];
}

/** Groups in reading order with at most `limit` rows in total; groups without rows are omitted. */
export function getSuggestionGroups(response: AutoSuggestResponse, locale: string, limit: number): readonly SuggestionGroup[] {
  const [first, ...others] = response.terms.map(({ text, typed, redirectUrl }) => ({
    key: `term ${text}`,
    kind: 'term' as const,
    href: redirectUrl === undefined ? getSearchHref(locale, text) : getShopHref(locale, redirectUrl),
    text,
    typed,
    isSearch: redirectUrl === undefined,
  }));
  const scopes = response.scopes.map(({ text, typed, category }) => ({
    key: `scope ${category.id}`,
    kind: 'scope' as const,
    href: getSearchHref(locale, text, { [getFilterName('category')]: category.id }),
    text,
    typed,
    detail: category.name,
    isSearch: true,
  }));
  const categories = response.categories.map(({ id, name, typed, parent, url }) => ({
    key: `category ${id}`,
    kind: 'category' as const,
    href: getShopHref(locale, url),
    text: name,
    typed,
    ...(parent === undefined ? {} : { detail: parent }),
    isSearch: false,
  }));
  const articles = response.articles.map(({ id, title, typed, url }) => ({
    key: `article ${id}`,
    kind: 'article' as const,
    href: getShopHref(locale, url),
    text: title,
    typed,
    isSearch: false,
  }));
  const products = response.products.map(({ id, masterId, name, typed, kind, pageUrl, image, price }) => ({
    key: `product ${id}`,
    kind: 'product' as const,
    href: getShopHref(locale, pageUrl),
    text: name,
    typed,
    ...(kind === undefined ? {} : { detail: kind }),
    product: { masterId, image, price },
    isSearch: false,
  }));
  let left = limit;
  return [
    { id: 'terms' as const, rows: [...(first ? [first] : []), ...scopes, ...others] },
    { id: 'categories' as const, rows: categories },
    { id: 'products' as const, rows: products },
    { id: 'articles' as const, rows: articles },
  ].flatMap(({ id, rows: all }) => {
    const rows = all.slice(0, left);
    left -= rows.length;
    return rows.length > 0 ? [{ id, rows }] : [];
  });
}

export function getRecentGroup(queries: readonly string[], locale: string): readonly SuggestionGroup[] {
  if (queries.length === 0) return [];
  const rows = queries.map((text) => ({
    key: `recent ${text}`,
    kind: 'recent' as const,
    href: getSearchHref(locale, text),
    text,
    isSearch: true,
  }));
  return [{ id: 'recent', rows }];
}
