import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'moveToSaveForLater'> = {
  operationId: 'moveToSaveForLater',
  status: 201,
  compose: async ({ cart }) => {
    const made = await cart();
    return { params: { basketId: made.id }, body: { itemId: getFirstItem(made).id }, owned: [made.id] };
  },
};
