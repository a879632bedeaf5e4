import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { useHost } from '#engine/host-context.tsx';

/** Maximum number of products per event, set by the contract. */
const MAX_PRODUCTS = 24;

/** Tracks the shown products once, when they come into view. */
export function useImpression(id: string, root: RefObject<HTMLElement | null>, products: readonly RecommendedProduct[] | undefined): void {
  const host = useHost();
  const wasReported = useRef(false);
  const count = products?.length ?? 0;

  useEffect(() => {
    const element = root.current;
    if (!element || !products || count === 0 || wasReported.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      wasReported.current = true;
      observer.disconnect();
      const recommendationId = products[0]?.recommendationId;
      const productIds = products.slice(0, MAX_PRODUCTS).map(({ productId }) => productId);
      host.track({
        name: 'recommendation-impression',
        blockId: id,
        data: { productIds, ...(recommendationId && { recommendationId }) },
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, id, root, products, count]);
}
