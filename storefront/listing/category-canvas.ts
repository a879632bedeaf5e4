import { contextHeaders } from '#commerce/client/call-context.ts';
import { dataOf } from '#commerce/client/calls.ts';
import type { Page } from '#generated/content/types.ts';
import { isNotFound } from '../page/content-calls.ts';
import { callContext, type RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';

export interface CategoryContent {
  /** Its search engine texts, where editors have written some. */
  readonly seo?: Page['seo'];
  readonly above?: Page;
  readonly below?: Page;
}

/** What editors have put around a category's products: its first block stands above them, the others below. Never rejects: a category can do without. */
export async function categoryContent(categoryId: string, facts: RequestFacts, services: Services): Promise<CategoryContent> {
  const { mode, previewDateTime, site } = facts;
  try {
    const page = await dataOf(
      'getCategoryCanvas',
      services.contentCalls.GET('/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}', {
        headers: contextHeaders(callContext(facts, services.accessKey)),
        params: {
          path: { mode, siteId: site.siteId, categoryId },
          query: { locale: site.wireLocale, ...(previewDateTime ? { previewDateTime } : {}) },
        },
      }),
    );
    const [first, ...others] = page.components;
    return {
      ...(page.seo ? { seo: page.seo } : {}),
      ...(first ? { above: part(page, 'above', [first]) } : {}),
      ...(others.length > 0 ? { below: part(page, 'below', others) } : {}),
    };
  } catch (error) {
    if (!isNotFound(error))
      services.log.warn('[cairn] [page] a category stands without its content', { categoryId, reason: String(error) });
    return {};
  }
}

/** A part of a document is a document of its own: what is remembered of one must not stand for the other. */
function part(page: Page, name: string, components: Page['components']): Page {
  return { ...page, id: `${page.id}/${name}`, components };
}
