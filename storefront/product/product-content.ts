import { contextHeaders } from '#commerce/client/call-context.ts';
import { dataOf } from '#commerce/client/calls.ts';
import type { Page } from '#generated/content/types.ts';
import { isNotFound } from '../page/content-calls.ts';
import { callContext, type RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';

/** What editors have put below a product. Never rejects: a product can do without. */
export async function productContent(productId: string, facts: RequestFacts, services: Services): Promise<Page | undefined> {
  const { mode, previewDateTime, site } = facts;
  try {
    return await dataOf(
      'getProductCanvas',
      services.contentCalls.GET('/{mode}/caas/v1/canvas/product/{siteId}/{productId}', {
        headers: contextHeaders(callContext(facts, services.accessKey)),
        params: {
          path: { mode, siteId: site.siteId, productId },
          query: { locale: site.wireLocale, ...(previewDateTime ? { previewDateTime } : {}) },
        },
      }),
    );
  } catch (error) {
    if (!isNotFound(error)) services.log.warn('[cairn] [page] a product stands without its content', { productId, reason: String(error) });
    return undefined;
  }
}
