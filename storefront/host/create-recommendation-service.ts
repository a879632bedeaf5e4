import type { RecommendationService, RecommendedProduct } from '#blocks/host/recommendations.ts';
import { unpack, type Packed } from '../canvas/packed.ts';

export type PackedRecommendations = Packed<readonly (readonly RecommendedProduct[])[]>;

/** Recommendations from the lists of a page or a dialog. */
export function createRecommendationService(lists: () => PackedRecommendations | undefined): RecommendationService {
  return {
    async list({ index, limit }) {
      const packed = lists();
      return (packed && unpack(packed)[index]?.slice(0, limit)) ?? [];
    },
  };
}
