import type { Handler } from '../../router/handler.ts';
import type { CartPorts } from '../cart-ports.ts';
import { changeCart } from '../change-cart.ts';

export function createRemoveCoupon(ports: CartPorts): Handler<'removeCoupon'> {
  return {
    async handle({ body: { basketId, couponId }, context }) {
      const cart = await changeCart(ports, { context, basketId }, (before) => {
        const coupons = before.coupons.filter(({ id }) => id !== couponId);
        return coupons.length === before.coupons.length ? before : { coupons };
      });
      return { body: cart };
    },
  };
}
