import type { TrackingEvent } from '#engine/host.ts';
import { pushToDataLayer } from './data-layer.ts';
import { pageEventNameValues } from '#generated/openapi/enums.ts';
import type { PageEventName } from '#generated/openapi/internal.ts';
import { tellPageEvent, tellShop } from './tell-shop.ts';

/** What the shop itself learns from. */
const forTheShop: ReadonlySet<TrackingEvent['name']> = new Set([
  'recommendation-impression',
  'recommendation-click',
  'screen-size',
  'service-error',
]);

/** What experiments may want more of: the personalization service is told that it happened. */
const isPageEvent = (name: string): name is PageEventName => pageEventNameValues.some((known) => known === name);

/** @param isAllowed Asked again wherever time has passed. */
export function recordEvent(event: TrackingEvent, isAllowed: () => boolean): void {
  const isOfOperation = event.name === 'service-error';
  if (!isOfOperation && !isAllowed()) return;
  if (!isOfOperation) pushToDataLayer(event);
  if (forTheShop.has(event.name)) tellShop(event, isAllowed);
  if (isPageEvent(event.name)) tellPageEvent(event.name, isAllowed);
}
