import type { TrackingEvent } from '#engine/host.ts';

/** A promotion's tracking data for analytics: the editor's names for it and its position. */
export interface PromotionTracking {
  readonly creativeName?: string;
  readonly promotionId?: string;
  readonly promotionName?: string;
}

export interface TrackAttributes {
  readonly 'data-track'?: string;
}

/** The event that the engine's delegated click handler sends for an element in static HTML. */
export function createTrackAttributes(event: TrackingEvent): TrackAttributes {
  return { 'data-track': JSON.stringify(event) };
}

/** A promotion's click event for the links of one block; nothing when the editor sets no tracking. */
export function createPromotionTrack(blockId: string, tracking: PromotionTracking | undefined, text?: string): TrackAttributes {
  if (!tracking) return {};
  return createTrackAttributes({ name: 'promotion-click', blockId, data: { ...tracking, ...(text ? { text } : {}) } });
}
