import type { ArticleQuery } from '#blocks/host/articles.ts';

/** Path of the showcase's article search. */
export const articlesPath = '/showcase/articles';

/** URL of the article search for a brand and locale. */
export function createArticlesUrl(
  { brand, locale }: { readonly brand: string; readonly locale: string },
  { query, tagIds = [], offset, limit }: ArticleQuery,
): string {
  const search = new URLSearchParams({ brand, locale, offset: String(offset), limit: String(limit) });
  if (query) search.set('query', query);
  for (const id of tagIds) search.append('tagId', id);
  return `${articlesPath}?${search}`;
}
