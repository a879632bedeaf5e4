import type { Page } from '#generated/content/types.ts';
import { contentCalls, isNotFound } from '../../content/content-calls.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** What editors have put below a product. Never rejects: a product can do without. */
export async function productContent(productId: string, context: RequestContext): Promise<Page | undefined> {
  try {
    return await contentCalls(context).product(productId);
  } catch (error) {
    if (!isNotFound(error))
      context.services.log.warn('[cairn] [page] a product stands without its content', { productId, reason: String(error) });
    return undefined;
  }
}
