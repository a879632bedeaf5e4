import { useEffect, useState } from 'react';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { useHost } from '#engine/host-context.tsx';
import type { ProductRecommendations } from '#generated/content/types.ts';

/** The editor's products, or the service's; undefined while they are awaited. A failure is logged only and leaves none. */
export function useProducts(id: string, content: ProductRecommendations, maxProducts: number): readonly RecommendedProduct[] | undefined {
  const host = useHost();
  const { source = 'service', items, index = 0 } = content;
  const limit = Math.min(content.limit ?? maxProducts, maxProducts);
  const [answer, setAnswer] = useState<readonly RecommendedProduct[]>();

  useEffect(() => {
    if (source === 'items') return undefined;
    const asking = new AbortController();
    host.services.recommendations.list({ index, limit }, asking.signal).then(
      (products) => setAnswer(products.slice(0, limit)),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.warn(`[cairn] [product-recommendations] ${id}: no answer from the recommendation service`, error);
        setAnswer([]);
      },
    );
    return () => asking.abort();
  }, [host, id, source, index, limit]);

  return source === 'items' ? (items ?? []).slice(0, limit) : answer;
}
