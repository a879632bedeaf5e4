import type { Page } from '#generated/content/types.ts';
import { contentCalls, isNotFound } from '../../content/content-calls.ts';
import type { RequestFacts } from '../../request/request.ts';
import type { Services } from '../../services/services.ts';

/** What editors have put below a product. Never rejects: a product can do without. */
export async function productContent(productId: string, facts: RequestFacts, services: Services): Promise<Page | undefined> {
  try {
    return await contentCalls(facts, services).product(productId);
  } catch (error) {
    if (!isNotFound(error)) services.log.warn('[cairn] [page] a product stands without its content', { productId, reason: String(error) });
    return undefined;
  }
}
