import type { Handler } from '../../router/handler.ts';
import type { CartPorts } from '../cart-ports.ts';
import { changeCart } from '../change-cart.ts';
import { findAdjustment } from './find-adjustment.ts';

/** Removes an adjustment and restores the price. */
export function createRemovePriceAdjustment(ports: CartPorts): Handler<'removePriceAdjustment'> {
  return {
    async handle({ params: { basketId, adjustmentId }, context }) {
      const cart = await changeCart(ports, { context, basketId }, (before) => {
        const removed = findAdjustment(before, adjustmentId);
        return { priceAdjustments: before.priceAdjustments.filter((other) => other !== removed) };
      });
      return { body: cart };
    },
  };
}
