import type { ArticleQuery } from '#blocks/host/articles.ts';

/** Where the showcase's own page asks for articles. */
export const articlesPath = '/showcase/articles';

/** The address that asks for articles of a brand and locale. */
export function articlesAddress(
  { brand, locale }: { readonly brand: string; readonly locale: string },
  { query, tagIds = [], offset, limit }: ArticleQuery,
): string {
  const search = new URLSearchParams({ brand, locale, offset: String(offset), limit: String(limit) });
  if (query) search.set('query', query);
  for (const id of tagIds) search.append('tagId', id);
  return `${articlesPath}?${search}`;
}
