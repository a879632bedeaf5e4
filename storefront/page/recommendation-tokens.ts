import { readRequest, type RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';
import { monetateIdOf } from '../personalization/events.ts';
import { tokenMemoryOf } from './token-memory.ts';
import { visitOf, type Visit } from './visit.ts';

/** A recommended product, as the page that shows it names it. */
export interface ShownProduct {
  readonly recommendationId: string;
  readonly productId: string;
}

/**
 * The visitor's own tokens of products that a page recommends: pages are made for many and hold none. They are remembered from the
 * page's own decision; where this host has not made it or has forgotten it, the service is asked again, which counts another page view.
 * What it recommends no more has no token.
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
  const recommendations = rememberedFor(facts, url.pathname, services) ?? (await askAgain(url.href, facts, services));
  const nameOf = ({ recommendationId, productId }: Partial<ShownProduct>): string => `${recommendationId} ${productId}`;
  const shown = new Set(products.map(nameOf));
  return recommendations.flatMap(({ products: recommended, tokens }) =>
    recommended.flatMap((product, index) => (shown.has(nameOf(product)) ? (tokens[index] ?? []) : [])),
  );
}

function rememberedFor({ cookies }: RequestFacts, path: string, services: Services): Visit['recommendations'] | undefined {
  const monetateId = monetateIdOf(cookies);
  return monetateId === undefined ? undefined : tokenMemoryOf(services).find(monetateId, path);
}

async function askAgain(url: string, { headers }: RequestFacts, services: Services): Promise<Visit['recommendations']> {
  const page = readRequest({ url, headers }, services.sites, false);
  return (await visitOf(page, services)).recommendations;
}
