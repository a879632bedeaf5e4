import { addFavorite } from '../testing/favorite-calls.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'removeFavorite'> = {
  operationId: 'removeFavorite',
  status: 204,
  compose: async ({ owner }) => {
    const { favoriteId, itemId } = await addFavorite(owner);
    return { params: { favoriteId, itemId }, owned: [favoriteId] };
  },
};
