import { appliedCouponLimits } from '#generated/openapi/limits.ts';

/** The field of the form, and its query parameter where the form was sent without script. */
export const couponField = 'code';

/** A typed code as the service compares it; empty for one that is too long to be a code. */
export function normalizeCode(typed: string): string {
  const code = typed.trim().toUpperCase();
  return code.length <= appliedCouponLimits.code.maxLength ? code : '';
}
