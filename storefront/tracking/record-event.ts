import type { TrackingEvent } from '#engine/host.ts';
import { pushToDataLayer } from './data-layer.ts';
import type { PageEventName } from '#generated/openapi/internal.ts';
import { tellPageEvent, tellShop } from './tell-shop.ts';

/** What the shop itself learns from. */
const forTheShop: ReadonlySet<TrackingEvent['name']> = new Set([
  'recommendation-impression',
  'recommendation-click',
  'screen-size',
  'service-error',
]);

/** What experiments may want more of: the personalization service is told that it happened. The contract's list would bring all its lists. */
const pageEvents: Readonly<Record<PageEventName, true>> = {
  'add-to-cart': true,
  'remove-from-cart': true,
  'view-cart': true,
  'begin-checkout': true,
  'add-payment-info': true,
  purchase: true,
  'promotion-click': true,
  'search-content-click': true,
  'article-click': true,
  'category-card-click': true,
  'video-play': true,
  'pop-up-click': true,
  'recommendation-add': true,
  'upsell-add': true,
};
const isPageEvent = (name: string): name is PageEventName => Object.hasOwn(pageEvents, name);

/** @param isAllowed Asked again wherever time has passed. */
export function recordEvent(event: TrackingEvent, isAllowed: () => boolean): void {
  const isOfOperation = event.name === 'service-error';
  if (!isOfOperation && !isAllowed()) return;
  if (forTheShop.has(event.name)) tellShop(event, isAllowed);
  if (isPageEvent(event.name)) tellPageEvent(event.name, isAllowed);
  // Last: other people's code reads the data layer, and may throw in it.
  if (!isOfOperation) pushToDataLayer(event);
}
