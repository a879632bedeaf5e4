import { ServiceError } from '#commerce/client/service-error.ts';
import { getAugmentedPage } from '#generated/calls/get-augmented-page.ts';
import { getCategoryCanvas } from '#generated/calls/get-category-canvas.ts';
import { getChildren } from '#generated/calls/get-children.ts';
import { getFooter } from '#generated/calls/get-footer.ts';
import { getFragment } from '#generated/calls/get-fragment.ts';
import { getMenu } from '#generated/calls/get-menu.ts';
import { getPage } from '#generated/calls/get-page.ts';
import { getPopups } from '#generated/calls/get-popups.ts';
import { getProductCanvas } from '#generated/calls/get-product-canvas.ts';
import { searchContent } from '#generated/calls/search-content.ts';
import type { Page } from '#generated/content/types.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { getArticlePath } from '#blocks/host/article-path.ts';
import { createServiceCalls } from '../request/create-service-calls.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createContentMiddleware } from '../request/create-content-middleware.ts';

/** The fragment with the footer of the app's web view. */
export const appFooter = 'app-footer';

/** The fragment with the footer of the checkout. */
export const checkoutFooter = 'checkout-footer';

export type Articles = OperationResponse<'searchContent'>;
export type Children = OperationResponse<'getChildren'>;

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
  /** Page without its fragments, for callers that do not render it. */
  plainPage(slug: string): Promise<Page>;
  menu(): Promise<Page>;
  footer(): Promise<Page>;
  popUps(): Promise<Page>;
  fragment(id: string): Promise<Page>;
  /** The size chart of a product type; the overview of all charts if the type has none. */
  sizeChart(productType: string): Promise<Page>;
  category(id: string): Promise<Page>;
  product(id: string): Promise<Page>;
  articles(search: ArticleSearch): Promise<Articles>;
  children(parent: string): Promise<Children>;
}

export function createContentCalls(context: RequestContext): ContentCalls {
  const calls = createServiceCalls('content', context, createContentMiddleware(context));
  const { siteId } = context.site;
  const preview = getPreview(context);
  const loadFragment = (fragmentId: string): Promise<Page> => getFragment(calls, { ...preview, fragmentId });

  return {
    page: (page) => getAugmentedPage(calls, { ...preview, siteId, page }),
    plainPage: (page) => getPage(calls, { ...preview, siteId, page }),
    menu: () => getMenu(calls, { ...preview, siteId }),
    footer: () => getFooter(calls, { ...preview, siteId }),
    popUps: () => getPopups(calls, { ...preview, siteId }),
    fragment: loadFragment,
    async sizeChart(productType) {
      try {
        return await loadFragment(`size-chart/${productType}`);
      } catch (error) {
        if (!isNotFound(error)) throw error;
        return loadFragment('size-chart/default');
      }
    },
    category: (categoryId) => getCategoryCanvas(calls, { ...preview, siteId, categoryId }),
    product: (productId) => getProductCanvas(calls, { ...preview, siteId, productId }),
    articles: async ({ query, tagIds = [], exclude, ...stretch }) => {
      const data = await searchContent(calls, {
        ...preview,
        ...stretch,
        siteId,
        searchType: 'article',
        ...(query ? { query } : {}),
        ...(exclude ? { exclude } : {}),
        'tagId[]': [...tagIds],
      });
      return { ...data, result: data.result.map((article) => ({ ...article, url: getArticlePath(article.url) })) };
    },
    children: (parentPageSlug) => getChildren(calls, { ...preview, siteId, parentPageSlug }),
  };
}

/** Preview options of the request: shows unpublished content, optionally as of a given time. */
function getPreview({ mode, previewDateTime }: RequestContext) {
  return { mode, ...(previewDateTime ? { previewDateTime } : {}) };
}

/** Returns true if the document does not exist or its name is invalid. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ServiceError && (error.status === 404 || error.status === 400);
}
