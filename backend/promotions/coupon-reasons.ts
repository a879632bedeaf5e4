import type { ErrorCode } from '#generated/errors.ts';

/** Reasons why a coupon has no effect, with their codes of the contract. */
export const couponReasons = {
  unknown: 'PRM416',
  expired: 'PRM130',
  'not-yet-valid': 'PRM131',
  'used-up': 'PRM132',
  'used-by-you': 'PRM133',
  'minimum-amount': 'PRM134',
  'minimum-units': 'PRM135',
  'wrong-customer': 'PRM136',
  'excluded-items': 'PRM137',
  superseded: 'PRM138',
  'already-applied': 'PRM139',
  'too-many': 'PRM140',
  'budget-exhausted': 'PRM141',
  'other-site': 'PRM142',
  'sign-in-needed': 'PRM143',
  'gift-unavailable': 'PRM144',
  'other-method': 'PRM145',
  'no-saving': 'PRM146',
} as const satisfies Readonly<Record<string, ErrorCode>>;

export type CouponReason = keyof typeof couponReasons;
