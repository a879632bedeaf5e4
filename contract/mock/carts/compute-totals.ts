import type { Totals } from '#generated/openapi/shared.ts';
import type { MockSite } from '../catalog/mock-catalog.ts';
import type { MockShop } from '../catalog/mock-shop.ts';
import { findVariant } from '../catalog/find-style.ts';
import { toMoney } from '../catalog/render-card.ts';
import type { MockCart, MockDelivery } from './mock-cart.ts';

/** Orders of this amount ship for free, in minor units. */
const freeShippingFrom = 7500;

const standardShipping = 600;
const expressShipping = 1500;

/** Balance of every gift card, in minor units. */
export const giftCardMinor = 5000;

/**
 * Percentage of a coupon code: the number at its end.
 * @returns undefined for a code without one
 */
export function parsePercentOff(code: string): number | undefined {
  const digits = /(\d{1,2})$/.exec(code)?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** In minor units. */
export interface MockTotals {
  readonly itemsMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly units: number;
}

export function getShippingPrice(delivery: MockDelivery, itemsMinor: number): number {
  if (delivery === 'express') return expressShipping;
  return itemsMinor >= freeShippingFrom || itemsMinor === 0 ? 0 : standardShipping;
}

export function computeTotals(cart: MockCart, shop: MockShop, site: MockSite): MockTotals {
  const itemsMinor = cart.lines.reduce((sum, { sku, qty }) => sum + findVariant(shop, site, sku).color.currentMinor * qty, 0);
  const percent = Math.min(
    100,
    cart.coupons.reduce((sum, { code }) => sum + (parsePercentOff(code) ?? 0), 0),
  );
  const discountMinor = Math.round((itemsMinor * percent) / 100);
  const shippingMinor = getShippingPrice(cart.delivery, itemsMinor - discountMinor);
  const taxed = itemsMinor - discountMinor + shippingMinor;
  const taxMinor = Math.round(site.taxIncluded ? (taxed * site.taxPercent) / (100 + site.taxPercent) : (taxed * site.taxPercent) / 100);
  const totalMinor = taxed + (site.taxIncluded ? 0 : taxMinor);
  return { itemsMinor, discountMinor, shippingMinor, taxMinor, totalMinor, units: cart.lines.reduce((sum, { qty }) => sum + qty, 0) };
}

/** @param paidMinor The amount covered by the cart's payments */
export function renderTotals(totals: MockTotals, paidMinor: number): Totals {
  const { itemsMinor, discountMinor, shippingMinor, taxMinor, totalMinor, units } = totals;
  return {
    total: toMoney(totalMinor),
    totalDiscount: toMoney(discountMinor),
    itemSubTotal: toMoney(itemsMinor),
    itemTotal: toMoney(itemsMinor - discountMinor),
    netAmount: toMoney(totalMinor - taxMinor),
    taxAmount: toMoney(taxMinor),
    shipping: toMoney(shippingMinor),
    tax: toMoney(taxMinor),
    totalWithoutTax: toMoney(totalMinor - taxMinor),
    appliedRewards: 0,
    remainingToPay: toMoney(totalMinor - paidMinor),
    totalUnits: units,
  };
}
