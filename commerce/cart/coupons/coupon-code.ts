import { appliedCouponLimits } from '#generated/openapi/limits.ts';

/** Name of the form field, and of the query parameter after a form without JavaScript. */
export const couponField = 'code';

/** Normalizes a typed code for comparison; empty if it is too long to be a code. */
export function normalizeCouponCode(typed: string): string {
  const code = typed.trim().toUpperCase();
  return code.length <= appliedCouponLimits.code.maxLength ? code : '';
}
