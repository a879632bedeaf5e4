import { saveForLater } from '#backend/cart/saved-items/testing/save-for-later.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'getSaveForLater'> = {
  operationId: 'getSaveForLater',
  status: 200,
  compose: async ({ cart, owner }) => {
    const created = await cart();
    await saveForLater(owner, created.id, getFirstItem(created));
    return { query: { start: 0, count: 10 } };
  },
};
