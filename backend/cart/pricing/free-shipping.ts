import { freeShippingMessages } from '#generated/messages/free-shipping/all.ts';
import type { ApproachingDiscount } from '#generated/openapi/cart.ts';
import type { PromoSummaryEntry } from '#generated/openapi/shared.ts';
import { formatMoney } from '#messages/format/money.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import type { PricedCart } from './price-cart.ts';

const promotionId = 'free-shipping';

/** How near a cart with goods to ship is to free shipping. */
export function approachingOf(shop: ShopContext, priced: PricedCart): ApproachingDiscount[] {
  const threshold = priced.freeShippingFromMinor;
  if (threshold === null) return [];
  const { currency } = shop.site;
  return [
    { level: 'SHIPPING', promotionId, threshold: toWire(threshold, currency), remaining: toWire(remainingOf(priced, threshold), currency) },
  ];
}

function remainingOf(priced: PricedCart, threshold: Minor): Minor {
  return Math.max(0, threshold - priced.amounts.itemTotal);
}

export function freeShippingSummary(shop: ShopContext, priced: PricedCart): PromoSummaryEntry[] {
  const threshold = priced.freeShippingFromMinor;
  if (threshold === null) return [];
  const { currency } = shop.site;
  const amount = formatMoney(toWire(remainingOf(priced, threshold), currency), currency, languageTagOf(shop.locale));
  const { name, approaching, inProgress, earned } = messagesIn(freeShippingMessages, shop.locale);
  const calloutMessage = [approaching({ amount }), inProgress({ amount }), earned].join('|');
  return [{ level: 'SHIPPING', promotionId, promotionName: name, calloutMessage, approachingDisplayLevel: 'ORDER' }];
}
