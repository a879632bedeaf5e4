import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'removeItem'> = {
  operationId: 'removeItem',
  status: 200,
  compose: async ({ cart }) => {
    const made = await cart();
    return { body: { basketId: made.id, itemId: getFirstItem(made).id }, owned: [made.id] };
  },
};
