import type { OrderPromotion, PromoSummaryEntry } from '#generated/openapi/shared.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { associatePromotions, associateSummary } from './associate-discount.ts';
import { freeShippingSummary } from './free-shipping.ts';
import type { PricedCart } from './price-cart.ts';

/** What is taken off the goods as a whole, by whose name. */
export function orderPromotionsOf(shop: ShopContext, { associate }: PricedCart): OrderPromotion[] {
  return associatePromotions(shop, associate);
}

/** Every promotion that a cart has or is on its way to. */
export function promoSummaryOf(shop: ShopContext, priced: PricedCart): PromoSummaryEntry[] {
  return [...associateSummary(shop, priced.associate), ...freeShippingSummary(shop, priced)];
}
