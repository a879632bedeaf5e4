import type { CartCoupon } from '../../database/documents/cart-document.ts';

const compareByCode = (one: CartCoupon, other: CartCoupon): number => (one.code < other.code ? -1 : Number(one.code > other.code));

/**
 * Merges two lists without duplicates, sorted so that a cart does not depend on the order of entry. The first list wins for the same code.
 */
export function mergeCoupons(coupons: readonly CartCoupon[], others: readonly CartCoupon[]): readonly CartCoupon[] {
  const codes = new Set(coupons.map(({ code }) => code));
  return [...coupons, ...others.filter(({ code }) => !codes.has(code))].toSorted(compareByCode);
}
