import { freeShippingMessages } from '#generated/messages/free-shipping/all.ts';
import type { ApproachingDiscount } from '#generated/openapi/cart.ts';
import type { PromoSummaryEntry } from '#generated/openapi/shared.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { toWire } from '../../money/minor-units.ts';
import type { PricedCart } from './price-cart.ts';
import { freeShippingFrom } from '../../delivery/shipping-methods.ts';

const promotionId = 'free-shipping';

function thresholdOf({ site }: ShopContext, { shipments }: PricedCart): number | null {
  return shipments.some(({ shipment }) => shipment.kind === 'home' && shipment.items.length > 0) ? freeShippingFrom(site.country) : null;
}

/** How near a cart with goods to ship is to free shipping. */
export function approachingOf(shop: ShopContext, priced: PricedCart): ApproachingDiscount[] {
  const threshold = thresholdOf(shop, priced);
  if (threshold === null) return [];
  const { currency } = shop.site;
  const remaining = Math.max(0, threshold - priced.amounts.itemTotal);
  return [{ level: 'SHIPPING', promotionId, threshold: toWire(threshold, currency), remaining: toWire(remaining, currency) }];
}

export function freeShippingSummary(shop: ShopContext, priced: PricedCart): PromoSummaryEntry[] {
  if (thresholdOf(shop, priced) === null) return [];
  const { name, approaching, inProgress, earned } = messagesIn(freeShippingMessages, shop.locale);
  const calloutMessage = [approaching, inProgress, earned].join('|');
  return [{ level: 'SHIPPING', promotionId, promotionName: name, calloutMessage, approachingDisplayLevel: 'ORDER' }];
}
