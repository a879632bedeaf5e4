import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'addItem'> = {
  operationId: 'addItem',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { body: { basketId: id, sku: reliableSku, qty: 2 }, owned: [id] };
  },
};
