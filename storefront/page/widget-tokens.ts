import { getWidgetRecommendations } from '#generated/calls/get-widget-recommendations.ts';
import type { WidgetId } from '#generated/openapi/products.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShownProduct } from './shown-product.ts';

/** Maximum number of products looked up per list; pages show fewer. */
const MAX_PRODUCTS = 24;
const LIST = /^(similar|alsoBought)-([A-Z0-9]{8})$/;

/** The widget and the style of a list that getWidgetRecommendations returned; undefined for lists of the personalization service. */
export function parseWidget(recommendationId: string): { readonly widgetId: WidgetId; readonly styleId: string } | undefined {
  const [, widgetId, styleId] = LIST.exec(recommendationId) ?? [];
  return widgetId === undefined || styleId === undefined ? undefined : { widgetId: widgetId as WidgetId, styleId };
}

/** The tokens of products that widgets recommend. Products that are no longer recommended have none. */
export async function loadWidgetTokens(products: readonly ShownProduct[], context: RequestContext): Promise<readonly string[]> {
  const lists = new Map<string, Set<string>>();
  for (const { recommendationId, productId } of products) {
    lists.set(recommendationId, (lists.get(recommendationId) ?? new Set()).add(productId));
  }
  const found = await Promise.all(
    [...lists].map(async ([recommendationId, shown]) => {
      const list = parseWidget(recommendationId);
      if (!list) return [];
      const input = { widgetId: list.widgetId, productIds: [list.styleId], count: MAX_PRODUCTS };
      try {
        const { products: recommended } = await getWidgetRecommendations(context.session.calls, input);
        return recommended.flatMap(({ itemGroupId, recToken }) => (shown.has(itemGroupId) ? [recToken] : []));
      } catch (error) {
        context.services.log.warn('[cairn] [personalization] the tokens of a widget failed to load', {
          recommendationId,
          reason: String(error),
        });
        return [];
      }
    }),
  );
  return found.flat();
}
