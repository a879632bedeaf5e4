import type { RecommendationList } from '#blocks/host/decided-lists.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { needsOf } from '#engine/resolve/needs.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { pack, type Packed } from '../canvas/packed.ts';

type Lists = readonly (readonly RecommendedProduct[])[];

/** As many products of each list as the blocks of these canvases need, by index, no product in two lists; undefined where no block needs any. */
export function neededRecommendations(
  lists: readonly Pick<RecommendationList, 'products'>[],
  ...canvases: readonly Pick<ComposedCanvas, 'shown'>[]
): Packed<Lists> | undefined {
  const limits = new Map<number, number>();
  for (const { index, limit } of canvases.flatMap(({ shown }) => needsOf('recommendations', shown))) {
    limits.set(index, Math.max(limits.get(index) ?? 0, limit));
  }
  if (limits.size === 0) return undefined;
  const shown = new Set<string>();
  return pack(
    lists.slice(0, Math.max(...limits.keys()) + 1).map(({ products }, index) => {
      const list = new Map<string, RecommendedProduct>();
      for (const product of products) {
        if (list.size === (limits.get(index) ?? 0)) break;
        if (!shown.has(product.productId)) list.set(product.productId, product);
        shown.add(product.productId);
      }
      return [...list.values()];
    }),
  );
}
