import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'updateItem'> = {
  operationId: 'updateItem',
  status: 200,
  compose: async ({ cart }) => {
    const created = await cart();
    return { params: { basketId: created.id }, body: { itemId: getFirstItem(created).id, qty: 3 }, owned: [created.id] };
  },
};
