import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { removeCoupon } from '#generated/calls/remove-coupon.ts';
import type { CouponItem } from '#generated/openapi/cart.ts';
import type { CartChange } from '../changes/change-cart.ts';

/** A code has no effect that a page could show before the service has decided. */
export const applyCouponChange: CartChange<string> = {
  mutation: applyCoupon,
  call: (calls, basketId, code) => applyCoupon(calls, { body: { basketId, code } }),
};

/** The code disappears at once; amounts follow with the response. */
export const removeCouponChange: CartChange<CouponItem> = {
  mutation: removeCoupon,
  call: (calls, basketId, coupon, { couponItems }) => {
    // A cart that was created again has its codes under other ids.
    const { id } = couponItems.find(({ code }) => code === coupon.code) ?? coupon;
    return removeCoupon(calls, { body: { basketId, couponId: id } });
  },
  apply: (cart, { code }) => ({ ...cart, couponItems: cart.couponItems.filter((coupon) => coupon.code !== code) }),
};
