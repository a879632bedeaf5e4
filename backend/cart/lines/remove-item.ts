import type { Handler } from '../../router/handler.ts';
import type { CartPorts } from '../cart-ports.ts';
import { changeCart } from '../change-cart.ts';
import { findBonusRow, removeGift } from './bonus-items.ts';
import { findLine } from './find-line.ts';

/** Removes a row. Also removes a gift that the shopper has chosen. */
export function createRemoveItem(ports: CartPorts): Handler<'removeItem'> {
  return {
    async handle({ body: { basketId, itemId }, context }) {
      const cart = await changeCart(ports, { context, basketId }, (before, _, { price }) => {
        const { lines } = before;
        if (!lines.some(({ id }) => id === itemId)) {
          const priced = price(before);
          const gift = findBonusRow(priced, itemId);
          if (gift) return removeGift(before, priced, gift);
        }
        const removed = findLine(lines, itemId);
        return { lines: lines.filter((line) => line !== removed) };
      });
      return { body: cart };
    },
  };
}
