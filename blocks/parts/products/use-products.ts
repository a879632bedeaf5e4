import { useEffect, useState } from 'react';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { useHost } from '#engine/host-context.tsx';

export interface ProductSource {
  readonly source?: 'service' | 'items';
  readonly items?: readonly RecommendedProduct[];
  /** Index into the page's list of recommendations. */
  readonly index?: number;
}

/** Returns the editor's products, or the service's; undefined while they load. A failure is only logged and gives none. */
export function useProducts(
  { type, id }: { readonly type: string; readonly id: string },
  { source = 'service', items, index = 0 }: ProductSource,
  limit: number,
): readonly RecommendedProduct[] | undefined {
  const host = useHost();
  const [responses, setResponse] = useState<readonly RecommendedProduct[]>();

  useEffect(() => {
    if (source === 'items') return undefined;
    const controller = new AbortController();
    host.services.recommendations.list({ index, limit }, controller.signal).then(
      (products) => setResponse(products.slice(0, limit)),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn(`[cairn] [${type}] ${id}: no answer from the recommendation service`, error);
        setResponse([]);
      },
    );
    return () => controller.abort();
  }, [host, type, id, source, index, limit]);

  return source === 'items' ? removeDuplicates(items ?? []).slice(0, limit) : responses;
}

/** The first item of each product: editors may list a style in several colors. */
function removeDuplicates(products: readonly RecommendedProduct[]): readonly RecommendedProduct[] {
  const first = new Map(products.map((product) => [product.productId, product] as const).toReversed());
  return products.filter((product) => first.get(product.productId) === product);
}
