import type { RecommendationList } from '#blocks/host/decided-lists.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { needsOf } from '#engine/resolve/needs.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { pack, type Packed } from '../canvas/packed.ts';

type Lists = readonly (readonly RecommendedProduct[])[];

/** As many of the answers as the blocks of these canvases need, each in its own place; undefined where no block needs any. */
export function neededRecommendations(
  lists: readonly Pick<RecommendationList, 'products'>[],
  ...canvases: readonly Pick<ComposedCanvas, 'shown'>[]
): Packed<Lists> | undefined {
  const limits = new Map<number, number>();
  for (const { index, limit } of canvases.flatMap(({ shown }) => needsOf('recommendations', shown))) {
    limits.set(index, Math.max(limits.get(index) ?? 0, limit));
  }
  if (limits.size === 0) return undefined;
  return pack(lists.slice(0, Math.max(...limits.keys()) + 1).map(({ products }, index) => products.slice(0, limits.get(index) ?? 0)));
}
