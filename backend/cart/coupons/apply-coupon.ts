import type { Handler } from '../../router/handler.ts';
import type { CartPorts } from '../cart-ports.ts';
import { changeCart } from '../change-cart.ts';
import type { CouponsPerCart } from './coupons-per-cart.ts';
import { mergeCoupons } from './merge-coupons.ts';
import { normalizeCode } from './normalize-code.ts';
import { createRejectedCouponError, findRejectionReason } from './reject-coupon.ts';

export interface CouponPorts extends CartPorts {
  readonly couponsPerCart: CouponsPerCart;
}

/** Adds a code. Rejects one that can never apply; any other is stored with the reason why it does not apply yet. */
export function createApplyCoupon(ports: CouponPorts): Handler<'applyCoupon'> {
  return {
    async handle({ body: { basketId, code: typed }, context }) {
      const coupon = { id: ports.ids.uuid(), code: normalizeCode(typed) };
      const { code } = coupon;
      const cart = await changeCart(ports, { context, basketId, codes: [code] }, (before, _, { shop, price }) => {
        if (before.coupons.some((other) => other.code === code)) throw createRejectedCouponError(code, 'already-applied');
        if (before.coupons.length >= ports.couponsPerCart(shop.site)) throw createRejectedCouponError(code, 'too-many');
        const coupons = mergeCoupons(before.coupons, [coupon]);
        const reason = findRejectionReason(coupon, price({ ...before, coupons }).promotions.coupons);
        if (reason) throw createRejectedCouponError(code, reason);
        return { coupons };
      });
      return { body: cart };
    },
  };
}
