import type { RecommendationList } from '#blocks/host/parse-recommendation-lists.ts';
import { getWidgetRecommendations } from '#generated/calls/get-widget-recommendations.ts';
import type { RequestContext } from '../request/request-context.ts';
import { runWithinBudget } from '../services/run-within-budget.ts';

/** Maximum number of products that one call prices. */
const MAX_PRICED = 24;

/**
 * Replaces the prices of recommendations by those of the customer, which the personalization service does not know. The lists are shared by
 * visitors, so this returns copies. Without a response in time, the normal prices stay.
 */
export async function personalizeRecommendations(
  lists: readonly RecommendationList[],
  { session, services, site, url }: RequestContext,
): Promise<readonly RecommendationList[]> {
  const productIds = [...new Set(lists.flatMap(({ products }) => products.map(({ productId }) => productId)))].slice(0, MAX_PRICED);
  if (productIds.length === 0) return lists;
  const response = await runWithinBudget(
    (signal) => getWidgetRecommendations(session.calls, { widgetId: 'recentlyViewed', productIds, count: productIds.length }, { signal }),
    services.settings.of(site).timeLimits.decision,
    (reason) =>
      services.log.warn('[cairn] [personalization] no prices of the customer in time', { reason: String(reason), url: url.pathname }),
  );
  const prices = new Map(response?.products.map(({ itemGroupId, price }) => [itemGroupId, price]));
  return lists.map((list) => ({
    ...list,
    products: list.products.map((product) => {
      const price = prices.get(product.productId.slice(0, 8));
      return price?.discountName === undefined ? product : { ...product, price };
    }),
  }));
}
