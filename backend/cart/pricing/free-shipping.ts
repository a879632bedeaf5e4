import { freeShippingMessages } from '#generated/messages/free-shipping/all.ts';
import type { ApproachingDiscount } from '#generated/openapi/cart.ts';
import type { PromoSummaryEntry } from '#generated/openapi/shared.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { toWire } from '../../money/minor-units.ts';
import type { PricedCart } from './price-cart.ts';

const promotionId = 'free-shipping';

/** How near a cart with goods to ship is to free shipping. */
export function approachingOf(shop: ShopContext, priced: PricedCart): ApproachingDiscount[] {
  const threshold = priced.freeShippingFromMinor;
  if (threshold === null) return [];
  const { currency } = shop.site;
  const remaining = Math.max(0, threshold - priced.amounts.itemTotal);
  return [{ level: 'SHIPPING', promotionId, threshold: toWire(threshold, currency), remaining: toWire(remaining, currency) }];
}

export function freeShippingSummary(shop: ShopContext, priced: PricedCart): PromoSummaryEntry[] {
  if (priced.freeShippingFromMinor === null) return [];
  const { name, approaching, inProgress, earned } = messagesIn(freeShippingMessages, shop.locale);
  const calloutMessage = [approaching, inProgress, earned].join('|');
  return [{ level: 'SHIPPING', promotionId, promotionName: name, calloutMessage, approachingDisplayLevel: 'ORDER' }];
}
