import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';
import { saveForLater } from './testing/save-for-later.ts';

export const script: CallScript<'removeSavedItem'> = {
  operationId: 'removeSavedItem',
  status: 204,
  compose: async ({ cart, owner }) => {
    const created = await cart();
    const { listId: saveForlaterId, id: itemId } = await saveForLater(owner, created.id, getFirstItem(created));
    return { params: { saveForlaterId, itemId }, owned: [saveForlaterId, itemId] };
  },
};
