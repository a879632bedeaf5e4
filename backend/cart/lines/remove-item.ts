import type { Handler } from '../../router/handler.ts';
import type { CartPorts } from '../cart-ports.ts';
import { changeCart } from '../change-cart.ts';
import { findLine } from './find-line.ts';

/** Takes a row out. */
export function createRemoveItem(ports: CartPorts): Handler<'removeItem'> {
  return {
    async handle({ body: { basketId, itemId }, context }) {
      const cart = await changeCart(ports, { context, basketId }, ({ lines }) => {
        const gone = findLine(lines, itemId);
        return { lines: lines.filter((line) => line !== gone) };
      });
      return { body: cart };
    },
  };
}
