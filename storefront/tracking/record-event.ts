import type { TrackingEvent } from '#engine/host.ts';
import { pushToDataLayer } from './data-layer.ts';
import type { PageEventName } from '#generated/openapi/internal.ts';
import { sendPageEvent, sendToShop } from './send-to-shop.ts';

/** Events that are sent to the shop. */
const forTheShop: ReadonlySet<TrackingEvent['name']> = new Set([
  'recommendation-impression',
  'recommendation-click',
  'screen-size',
  'service-error',
]);

/**
 * Events that experiments can optimize: only their names are sent to the personalization service. Typed here because the contract's list
 * would bundle all its lists.
 */
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

/** @param isAllowed Checked again after each delay */
export function recordEvent(event: TrackingEvent, isAllowed: () => boolean): void {
  const isOfOperation = event.name === 'service-error';
  if (!isOfOperation && !isAllowed()) return;
  if (forTheShop.has(event.name)) sendToShop(event, isAllowed);
  if (isPageEvent(event.name)) sendPageEvent(event.name, isAllowed);
  // Last, because third-party code reads the data layer and may throw.
  if (!isOfOperation) pushToDataLayer(event);
}
