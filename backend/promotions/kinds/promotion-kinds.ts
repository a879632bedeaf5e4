import { buyXGetY } from './buy-x-get-y/buy-x-get-y.ts';
import { giftWithPurchase } from './gift-with-purchase/gift-with-purchase.ts';
import { orderAmount } from './order-amount/order-amount.ts';
import { orderPercentage } from './order-percentage/order-percentage.ts';
import { productAmount } from './product-amount/product-amount.ts';
import { productFixedPrice } from './product-fixed-price/product-fixed-price.ts';
import { productPercentage } from './product-percentage/product-percentage.ts';
import type { PromotionKinds } from './promotion-kind.ts';
import { shippingAmount } from './shipping-amount/shipping-amount.ts';
import { shippingFixedPrice } from './shipping-fixed-price/shipping-fixed-price.ts';
import { shippingFree } from './shipping-free/shipping-free.ts';
import { shippingPercentage } from './shipping-percentage/shipping-percentage.ts';

/** All kinds. A new one needs its schema, its folder and a line here. */
export const promotionKinds = {
  'order-percentage': orderPercentage,
  'order-amount': orderAmount,
  'product-percentage': productPercentage,
  'product-amount': productAmount,
  'product-fixed-price': productFixedPrice,
  'buy-x-get-y': buyXGetY,
  'gift-with-purchase': giftWithPurchase,
  'shipping-percentage': shippingPercentage,
  'shipping-amount': shippingAmount,
  'shipping-free': shippingFree,
  'shipping-fixed-price': shippingFixedPrice,
} as const satisfies PromotionKinds;
