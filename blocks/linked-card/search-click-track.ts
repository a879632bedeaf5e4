import type { RenderEnv } from '#engine/env.ts';
import type { LinkedCard } from '#generated/content/types.ts';
import { trackData, type TrackAttributes } from '#blocks/parts/tracking/track-data.ts';

/** Among search results a click anywhere on the card is told by its title, or by its first link where it has none; elsewhere nothing is. */
export function searchClickTrack(blockId: string, content: LinkedCard, { view }: Pick<RenderEnv, 'view'>): TrackAttributes {
  const title = content.title?.trim() || content.targets?.[0]?.text;
  if (view !== 'search' || title === undefined) return {};
  return trackData({ name: 'search-content-click', blockId, data: { ...content.promotionTracking, title } });
}
