import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'updateItem'> = {
  operationId: 'updateItem',
  status: 200,
  compose: async ({ cart }) => {
    const made = await cart();
    return { params: { basketId: made.id }, body: { itemId: getFirstItem(made).id, qty: 3 }, owned: [made.id] };
  },
};
