import type { BonusChoice, CouponItem } from '#generated/openapi/cart.ts';
import type { ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { Sellables } from '../catalog/sellable.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { createEmptyShipment, findKindOfMethod, getDeliveryKind } from '../delivery/delivery-kind-lookup.ts';
import { toWire } from '../money/minor-units.ts';
import { couponReasons } from '../promotions/coupon-reasons.ts';
import type { GiftOffer } from '../promotions/engine/result.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { CartContents } from './cart-record.ts';
import { formatCouponMessage } from './coupons/coupon-message.ts';
import { describeItem } from './lines/describe-item.ts';
import type { PricedCart } from './pricing/priced-cart.ts';
import { getPromotionName } from './pricing/promotions.ts';

/** The name of a method in the shop's language, whether or not the cart can have it. */
function getMethodName(kinds: DeliveryKinds, shop: ShopContext, code: string): string | undefined {
  const kind = findKindOfMethod(kinds, code as ShippingMethodCode);
  const methods = kind ? getDeliveryKind(kinds, { kind }).listMethods(shop, createEmptyShipment(kinds, kind)) : [];
  return methods.find((method) => method.code === code)?.label;
}

/** The cart's coupons, sorted by code, each with its discount or the reason for having none. */
export function renderCoupons(
  kinds: DeliveryKinds,
  shop: ShopContext,
  { coupons }: Pick<CartContents, 'coupons'>,
  priced: PricedCart,
): CouponItem[] {
  const { site, locale } = shop;
  const results = new Map(priced.promotions.coupons.map((result) => [result.id, result]));
  const toWireAmount = (minor: number): number => toWire(minor, site.currency);
  return coupons.map(({ id, code }): CouponItem => {
    const { applied = false, promotionId, reason, missing, methods = [] } = results.get(id) ?? {};
    const promotion = promotionId === undefined ? {} : { promotionId, promotionName: getPromotionName(priced, promotionId, locale) };
    const discountMinor = priced.promotions.applied.find(({ couponId }) => couponId === id)?.discountMinor ?? 0;
    if (applied || !reason) return { id, code, applied, ...promotion, amount: toWireAmount(discountMinor) };
    const errorId = couponReasons[reason];
    const message = formatCouponMessage(shop, reason, {
      missing,
      methods: methods.flatMap((method) => getMethodName(kinds, shop, method) ?? []),
    });
    const remaining = missing && missing.amountMinor > 0 ? { remaining: toWireAmount(missing.amountMinor) } : {};
    return { id, code, applied, ...promotion, errorId, message, ...remaining };
  });
}

function renderOffer({ promotionId, choose, options }: GiftOffer, priced: PricedCart, sellables: Sellables, locale: string): BonusChoice {
  const chosen = new Set(priced.promotions.gifts.filter((gift) => gift.promotionId === promotionId).map(({ sku }) => sku));
  return {
    promotionId,
    promotionName: getPromotionName(priced, promotionId, locale),
    choose,
    chosen: chosen.size,
    options: options.flatMap(({ sku, isAvailable }) => {
      const sellable = sellables.get(sku);
      if (!sellable) return [];
      const { productId, name, color, size, productImageURL } = describeItem(sellable);
      const words = { ...(color && { color }), ...(size && { size }) };
      return [{ sku, productId, name, ...words, productImageURL, available: isAvailable, chosen: chosen.has(sku) }];
    }),
  };
}

/** Lists of gifts that the shopper can choose from. */
export function renderGiftOffers({ locale }: ShopContext, priced: PricedCart, sellables: Sellables): BonusChoice[] {
  return priced.promotions.giftOffers.map((offer) => renderOffer(offer, priced, sellables, locale));
}
