import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'addPriceAdjustment'> = {
  operationId: 'addPriceAdjustment',
  status: 200,
  compose: async ({ associates }) => {
    const cart = await associates.owner.createCart();
    return {
      params: { basketId: cart.id },
      body: { itemId: getFirstItem(cart).id, kind: 'PERCENTAGE', value: 10, reason: 'DAMAGED', note: 'Scratch on the zip' },
      owned: [cart.id],
    };
  },
};
