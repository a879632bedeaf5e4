import { dataOf } from '#commerce/client/calls.ts';
import { contextHeaders } from '#commerce/client/call-context.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { Page } from '#generated/content/types.ts';
import type { OperationAnswer } from '#generated/openapi/operations.ts';
import { callContext, type RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';

export type Articles = OperationAnswer<'searchContent'>;
export type Children = OperationAnswer<'getChildren'>;

export interface ArticleSearch {
  readonly query?: string;
  readonly tagIds?: readonly string[];
  readonly exclude?: string;
  readonly offset: number;
  readonly limit: number;
}

/** The content calls of one request. Each throws ServiceError. */
export interface ContentCalls {
  page(slug: string): Promise<Page>;
  menu(): Promise<Page>;
  footer(): Promise<Page>;
  fragment(id: string): Promise<Page>;
  articles(search: ArticleSearch): Promise<Articles>;
  children(parent: string): Promise<Children>;
}

export function contentCalls(
  facts: RequestFacts,
  { contentCalls: calls, accessKey }: Pick<Services, 'contentCalls' | 'accessKey'>,
): ContentCalls {
  const context = callContext(facts, accessKey);
  const { mode, previewDateTime, site } = facts;
  const query = { locale: site.wireLocale, ...(previewDateTime ? { previewDateTime } : {}) };
  const path = { mode, siteId: site.siteId };
  const common = () => ({ headers: contextHeaders(context) });

  return {
    page: (page) =>
      dataOf(
        'getAugmentedPage',
        calls.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', { ...common(), params: { path: { ...path, page }, query } }),
      ),
    menu: () => dataOf('getMenu', calls.GET('/{mode}/caas/v1/canvas/menu/{siteId}', { ...common(), params: { path, query } })),
    footer: () => dataOf('getFooter', calls.GET('/{mode}/caas/v1/canvas/footer/{siteId}', { ...common(), params: { path, query } })),
    fragment: (fragmentId) =>
      dataOf(
        'getFragment',
        calls.GET('/{mode}/caas/v1/canvas/fragment/{fragmentId}', { ...common(), params: { path: { mode, fragmentId }, query } }),
      ),
    articles: async ({ query: words, tagIds, exclude, offset, limit }) => {
      const answer = await dataOf(
        'searchContent',
        calls.GET('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', {
          ...common(),
          params: {
            path: { ...path, searchType: 'article' },
            query: {
              ...query,
              offset,
              limit,
              ...(words ? { query: words } : {}),
              ...(exclude ? { exclude } : {}),
              ...(tagIds?.length ? { 'tagId[]': [...tagIds] } : {}),
            },
          },
          querySerializer: { array: { style: 'form', explode: true } },
        }),
      );
      return { ...answer, result: answer.result.map((article) => ({ ...article, url: articlePath(article.url) })) };
    },
    children: (parentPageSlug) =>
      dataOf(
        'getChildren',
        calls.GET('/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}', {
          ...common(),
          params: { path: { ...path, parentPageSlug }, query },
        }),
      ),
  };
}

/** Articles stand below /articles in this shop; the content service knows only their slugs. */
function articlePath(url: string): string {
  return /^\/(?!articles\/)/.test(url) ? `/articles${url}` : url;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404;
}
