import type { RequestContext } from '../request/request-context.ts';
import { readRequest } from '../request/request.ts';
import type { Visit } from '../request/visit.ts';
import { getMonetateId } from '../personalization/events.ts';
import type { ShownProduct } from './shown-product.ts';
import { getTokenMemory } from './token-memory.ts';
import { parseWidget, loadWidgetTokens } from './widget-tokens.ts';

/**
 * Loads the visitor's tokens of recommended products, because shared pages contain none. They come from the cached decision of the page or
 * else from a new request, which counts another page view; other products have no token.
 * @param path of the page, from its script
 */
export async function loadRecommendationTokens(
  products: readonly ShownProduct[],
  path: string,
  context: RequestContext,
): Promise<readonly string[]> {
  if (products.length === 0) return [];
  const { origin } = context.url;
  const url = URL.parse(path, origin);
  if (url?.origin !== origin) return [];
  const ofWidgets = products.filter(({ recommendationId }) => parseWidget(recommendationId));
  const ofDecisions = products.filter(({ recommendationId }) => !parseWidget(recommendationId));
  const tokens = await loadWidgetTokens(ofWidgets, context);
  if (ofDecisions.length === 0) return tokens;
  const recommendations = findStored(context, url.pathname) ?? (await requestRecommendations(url.href, context));
  const getKey = ({ recommendationId, productId }: Partial<ShownProduct>): string => `${recommendationId} ${productId}`;
  // A recalculated page has a product in several lists; its first token is the one that was counted.
  const pending = new Set(ofDecisions.map(getKey));
  const decided = recommendations.flatMap(({ products: recommended, tokens: own }) =>
    recommended.flatMap((product, index) => (pending.delete(getKey(product)) ? (own[index] ?? []) : [])),
  );
  return [...tokens, ...decided];
}

function findStored({ cookies, services }: RequestContext, path: string): Visit['recommendations'] | undefined {
  const monetateId = getMonetateId(cookies);
  return monetateId === undefined ? undefined : getTokenMemory(services).find(monetateId, path);
}

async function requestRecommendations(url: string, context: RequestContext): Promise<Visit['recommendations']> {
  const page = readRequest({ url, headers: context.headers }, context.services.sites, false);
  return (await context.open(page).visit).recommendations;
}
