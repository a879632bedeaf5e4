import type { OrderLine, OrderContent } from '../database/documents/order-document.ts';
import { fromWire, type Minor } from '../money/minor-units.ts';
import { getOwnDiscount } from '../money/totals.ts';

export interface LineDiscount {
  readonly label: string;
  readonly minor: Minor;
}

/**
 * The discounts of a line without adjustments by employees, which are listed with their reasons. Orders without stored promotions have one
 * discount.
 * @param label Names a discount without a promotion
 */
export function getLineDiscounts(
  { id, qty, unitMinor, amounts, promotions = [] }: OrderLine,
  { priceAdjustments = [] }: Pick<OrderContent, 'priceAdjustments'>,
  label: string,
): readonly LineDiscount[] {
  const named = promotions.map(({ promotionName, amount }) => ({ label: promotionName, minor: fromWire(amount) ?? 0 }));
  const adjusted = priceAdjustments.filter(({ itemId }) => itemId === id).map(({ amount }) => fromWire(amount) ?? 0);
  const known = [...named.map(({ minor }) => minor), ...adjusted].reduce((sum, minor) => sum + minor, 0);
  const rest = getOwnDiscount(qty, unitMinor, amounts) - known;
  return rest > 0 ? [...named, { label, minor: rest }] : named;
}
