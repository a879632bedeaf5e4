import { readRequest, type RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';
import { visitOf } from './visit.ts';

/** A recommended product, as the page that shows it names it. */
export interface ShownProduct {
  readonly recommendationId: string;
  readonly productId: string;
}

/**
 * The visitor's own tokens of products that a page recommends: pages are made for many and hold none, so the service is asked again what
 * it recommends on the page. What it recommends no more has no token.
 * @param path of the page, as its script says it
 */
export async function recommendationTokens(
  products: readonly ShownProduct[],
  path: string,
  facts: RequestFacts,
  services: Services,
): Promise<readonly string[]> {
  if (products.length === 0) return [];
  const { origin } = facts.url;
  const url = URL.parse(path, origin);
  if (url?.origin !== origin) return [];
  const page = readRequest({ url: url.href, headers: facts.headers }, services.sites, false);
  const { recommendations } = await visitOf(page, services);
  const nameOf = ({ recommendationId, productId }: Partial<ShownProduct>): string => `${recommendationId} ${productId}`;
  const shown = new Set(products.map(nameOf));
  return recommendations.flatMap(({ products: recommended, tokens }) =>
    recommended.flatMap((product, index) => (shown.has(nameOf(product)) ? (tokens[index] ?? []) : [])),
  );
}
