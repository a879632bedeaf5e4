import type { TrackingEvent } from '#engine/host.ts';
import { eventStream, type StreamedEvent } from '#blocks/host/event-stream.ts';
import { guardEvent, guardId } from './guard.ts';
import { startTagManager } from './tag-manager.ts';
import { createLayerEvent, type LayerEvent } from './layer-event.ts';

declare global {
  interface Window {
    /** Queue that tag managers read. */
    dataLayer?: LayerEvent[];
  }
}

const stream = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(eventStream);

/**
 * The only function that writes to the data layer. It resets `ecommerce` first, because tag managers merge objects and would keep products
 * of the previous event.
 */
export function pushToDataLayer(event: TrackingEvent): void {
  const data = guardEvent(event.name, 'data' in event ? event.data : {});
  if (!data) return;
  const entry = createLayerEvent(event.name, 'blockId' in event ? guardId(event.blockId) : undefined, data);
  window.dataLayer ??= [];
  startTagManager(window.dataLayer);
  if ('ecommerce' in entry) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(entry);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  stream?.postMessage({ at: Date.now(), path: location.pathname, entry } satisfies StreamedEvent);
}
