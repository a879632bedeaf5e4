import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';
import { saveForLater } from './testing/save-for-later.ts';

export const script: CallScript<'updateSaveForLater'> = {
  operationId: 'updateSaveForLater',
  status: 200,
  compose: async ({ cart, owner }) => {
    const created = await cart();
    const basketId = created.id;
    const { listId: saveForLaterId, id: itemId } = await saveForLater(owner, basketId, getFirstItem(created));
    return { body: { basketId, saveForLaterId, itemId }, owned: [basketId, saveForLaterId, itemId] };
  },
};
