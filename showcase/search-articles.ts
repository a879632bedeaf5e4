import type { ArticleQuery, ArticleResults } from '#blocks/host/articles.ts';
import type { Calls } from '#commerce/client/calls.ts';
import { searchContent } from '#generated/calls/search-content.ts';
import { getArticlePath } from '#blocks/host/article-path.ts';

/** Articles of a site, drafts too, for blocks that list them. @throws ServiceError */
export async function searchArticles(
  calls: Calls,
  siteId: string,
  { query, tagIds = [], ...stretch }: ArticleQuery,
): Promise<ArticleResults> {
  const response = await searchContent(calls, {
    mode: 'preview',
    siteId,
    searchType: 'article',
    ...stretch,
    ...(query ? { query } : {}),
    'tagId[]': [...tagIds],
  });
  return { ...response, result: response.result.map((article) => ({ ...article, url: getArticlePath(article.url) })) };
}
