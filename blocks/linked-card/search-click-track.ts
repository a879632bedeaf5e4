import type { RenderEnv } from '#engine/env.ts';
import type { LinkedCard } from '#generated/content/types.ts';
import { createTrackAttributes, type TrackAttributes } from '#blocks/parts/tracking/track-data.ts';

/** Tracks a click on a card among search results by its title, or by its first link without one; elsewhere nothing is tracked. */
export function createSearchClickTrack(blockId: string, content: LinkedCard, { view }: Pick<RenderEnv, 'view'>): TrackAttributes {
  const title = content.title?.trim() || content.targets?.[0]?.text;
  if (view !== 'search' || title === undefined) return {};
  return createTrackAttributes({ name: 'search-content-click', blockId, data: { ...content.promotionTracking, title } });
}
