import type { ApproachingDiscount } from '#generated/openapi/cart.ts';
import type { PromoSummaryEntry } from '#generated/openapi/shared.ts';
import type { ShopContext, ShopLanguage } from '../sites/shop-site.ts';
import { toWire } from '../money/minor-units.ts';
import type { PricedCart } from './price-cart.ts';
import { freeShippingFrom, homeShipment } from './shipping-methods.ts';

const promotionId = 'free-shipping';

/** The name, then approaching, in progress and earned as a callout message holds them. */
const words: Readonly<Record<ShopLanguage, { readonly name: string; readonly callout: string }>> = {
  en: { name: 'Free shipping', callout: 'Free standard shipping is near|Almost there: free standard shipping|Standard shipping is free' },
  fr: {
    name: 'Livraison offerte',
    callout: 'La livraison standard offerte approche|Presque : livraison standard offerte|La livraison standard est offerte',
  },
  de: { name: 'Gratisversand', callout: 'Bald ist der Standardversand gratis|Fast: gratis Standardversand|Der Standardversand ist gratis' },
};

function thresholdOf({ site }: ShopContext, { rows }: PricedCart): number | null {
  return rows.some(({ shipment }) => shipment === homeShipment) ? freeShippingFrom(site.country) : null;
}

/** How near a cart with goods to ship is to free shipping. */
export function approachingOf(shop: ShopContext, priced: PricedCart): ApproachingDiscount[] {
  const threshold = thresholdOf(shop, priced);
  if (threshold === null) return [];
  const { currency } = shop.site;
  const remaining = Math.max(0, threshold - priced.amounts.itemTotal);
  return [{ level: 'SHIPPING', promotionId, threshold: toWire(threshold, currency), remaining: toWire(remaining, currency) }];
}

export function promotionsOf(shop: ShopContext, priced: PricedCart): PromoSummaryEntry[] {
  if (thresholdOf(shop, priced) === null) return [];
  const { name, callout } = words[shop.language];
  return [{ level: 'SHIPPING', promotionId, promotionName: name, calloutMessage: callout, approachingDisplayLevel: 'ORDER' }];
}
