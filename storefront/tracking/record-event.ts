import type { TrackingEvent } from '#engine/host.ts';
import { pushToDataLayer } from './data-layer.ts';
import { tellShop } from './tell-shop.ts';

/** What the shop itself learns from. */
const forTheShop: ReadonlySet<TrackingEvent['name']> = new Set([
  'recommendation-impression',
  'recommendation-click',
  'screen-size',
  'service-error',
]);

/** @param isAllowed Asked again wherever time has passed. */
export function recordEvent(event: TrackingEvent, isAllowed: () => boolean): void {
  const isOfOperation = event.name === 'service-error';
  if (!isOfOperation && !isAllowed()) return;
  if (!isOfOperation) pushToDataLayer(event);
  if (forTheShop.has(event.name)) tellShop(event, isAllowed);
}
