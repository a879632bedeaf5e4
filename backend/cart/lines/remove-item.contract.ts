import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'removeItem'> = {
  operationId: 'removeItem',
  status: 200,
  compose: async ({ cart }) => {
    const created = await cart();
    return { body: { basketId: created.id, itemId: getFirstItem(created).id }, owned: [created.id] };
  },
};
