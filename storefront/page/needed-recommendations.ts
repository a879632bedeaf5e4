import type { RecommendationList } from '#blocks/host/parse-recommendation-lists.ts';
import { sortBySku, type RecommendationNeed, type RecommendedProduct } from '#blocks/host/recommendations.ts';
import { collectNeeds } from '#engine/resolve/needs.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { pack, type Packed } from '../canvas/packed.ts';

type Lists = readonly (readonly RecommendedProduct[])[];

/**
 * The products of each list that the blocks of these canvases need, by index, without duplicates between lists; undefined if no block needs
 * any.
 */
export function getNeededRecommendations(
  lists: readonly Pick<RecommendationList, 'products'>[],
  ...canvases: readonly Pick<ComposedCanvas, 'shown'>[]
): Packed<Lists> | undefined {
  const needs = Map.groupBy(
    canvases.flatMap(({ shown }) => collectNeeds('recommendations', shown)),
    ({ index }) => index,
  );
  if (needs.size === 0) return undefined;
  const carried = new Set<string>();
  return pack(
    lists.slice(0, Math.max(...needs.keys()) + 1).map(({ products }, index) => {
      const { limit, candidateCount } = combineNeeds(needs.get(index) ?? []);
      const candidates = new Map(
        products.filter(({ productId }) => !carried.has(productId)).map((product) => [product.productId, product]),
      );
      const list = candidateCount === undefined ? [...candidates.values()] : sortBySku([...candidates.values()].slice(0, candidateCount));
      const own = list.slice(0, limit);
      for (const { productId } of own) carried.add(productId);
      return own;
    }),
  );
}

/** The combined need of all blocks of a list. It chooses from the list only if each of them does. */
function combineNeeds(
  needs: readonly Pick<RecommendationNeed, 'limit' | 'candidateCount'>[],
): Pick<RecommendationNeed, 'limit' | 'candidateCount'> {
  const isChoice = needs.length > 0 && needs.every(({ candidateCount }) => candidateCount !== undefined);
  if (!isChoice) return { limit: Math.max(0, ...needs.map(({ limit, candidateCount = limit }) => Math.max(limit, candidateCount))) };
  return {
    limit: Math.max(...needs.map(({ limit }) => limit)),
    candidateCount: Math.max(...needs.map(({ candidateCount = 0 }) => candidateCount)),
  };
}
