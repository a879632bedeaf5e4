import type { PriceAdjustmentChange } from '#generated/openapi/cart.ts';
import type { CartAdjustment } from '../../database/documents/cart-document.ts';
import { fromWire } from '../../money/minor-units.ts';
import type { ActingStaff } from '../../router/call-context.ts';
import { createBadRequestError, CallError } from '../../router/call-error.ts';
import type { CartRecord } from '../cart-record.ts';
import type { CartChangeContext } from '../change-cart.ts';
import type { AppliedAdjustment } from './apply-adjustments.ts';
import type { AdjustmentLimitsOf } from './adjustment-limits.ts';

/**
 * A requested value in hundredths.
 * @throws CallError 400 API400 for more than two decimals.
 */
export function toHundredths(value: number): number {
  const hundredths = fromWire(value);
  if (hundredths === null) throw createBadRequestError(['body/value: must have at most two decimals']);
  return hundredths;
}

/** The employee name and limit to store with an adjustment. */
export function getSignature(
  staff: ActingStaff | undefined,
  limits: ReturnType<AdjustmentLimitsOf>,
): Pick<CartAdjustment, 'by' | 'maxPercent'> {
  if (!staff) throw new Error('[cairn] [cart] an adjustment without an employee');
  return { by: staff.name, maxPercent: limits[staff.rank] };
}

/** The adjustment with the requested changes. */
export const changeAdjustment = (adjustment: CartAdjustment, { value, ...changes }: PriceAdjustmentChange): CartAdjustment => ({
  ...adjustment,
  ...changes,
  ...(value !== undefined && { value: toHundredths(value) }),
});

const createAdjustmentError = (
  status: number,
  errorId: 'PRC400' | 'PRC403',
  message: string,
  { itemId, maxPercent }: CartAdjustment,
): CallError =>
  new CallError(status, errorId, [{ message, additionalInfo: { ...(itemId !== undefined && { itemId }), mostPercent: maxPercent } }]);

/** True if the limit reduces the requested adjustment. */
const isCapped = ({ minor, requestedMinor }: AppliedAdjustment): boolean => minor < requestedMinor;

/**
 * Adds an adjustment to the cart's, replacing one of the same row or of the order.
 * @throws CallError 400 PRC400 for one that deducts nothing; 403 PRC403 if all together exceed the limit.
 */
export function addAdjustment(cart: CartRecord, adjustment: CartAdjustment, { price }: CartChangeContext): readonly CartAdjustment[] {
  const { itemId, kind, maxPercent } = adjustment;
  if (kind === 'FIXED_PRICE' && itemId === undefined) throw createBadRequestError(['body/kind: FIXED_PRICE requires an itemId']);
  const others = cart.priceAdjustments.filter((other) => other.itemId !== itemId);
  const priceAdjustments = [...others, adjustment];
  const before = price({ ...cart, priceAdjustments: others }).adjustments;
  const after = price({ ...cart, priceAdjustments }).adjustments;
  const own = after.find((one) => one.adjustment === adjustment);
  if (!own || own.requestedMinor <= 0) throw createAdjustmentError(400, 'PRC400', 'The adjustment does not reduce the price.', adjustment);
  if (after.some((one) => isCapped(one) && !before.some((other) => other.adjustment === one.adjustment && isCapped(other))))
    throw createAdjustmentError(403, 'PRC403', `All adjustments together may reduce the price by at most ${maxPercent} %.`, adjustment);
  return priceAdjustments;
}
