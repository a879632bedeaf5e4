import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'moveToSaveForLater'> = {
  operationId: 'moveToSaveForLater',
  status: 201,
  compose: async ({ cart }) => {
    const created = await cart();
    return { params: { basketId: created.id }, body: { itemId: getFirstItem(created).id }, owned: [created.id] };
  },
};
