import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { removeCoupon } from '#generated/calls/remove-coupon.ts';
import type { CouponItem } from '#generated/openapi/cart.ts';
import type { CartChange } from '../changes/change-cart.ts';

/** Has no optimistic update, since only the service knows the effect of a code. */
export const applyCouponChange: CartChange<string> = {
  mutation: applyCoupon,
  call: (calls, basketId, code) => applyCoupon(calls, { body: { basketId, code } }),
};

/** The code disappears at once; amounts follow with the response. */
export const removeCouponChange: CartChange<CouponItem> = {
  mutation: removeCoupon,
  call: (calls, basketId, coupon, { couponItems }) => {
    // In a recreated cart the codes have other ids.
    const { id } = couponItems.find(({ code }) => code === coupon.code) ?? coupon;
    return removeCoupon(calls, { body: { basketId, couponId: id } });
  },
  apply: (cart, { code }) => ({ ...cart, couponItems: cart.couponItems.filter((coupon) => coupon.code !== code) }),
};
