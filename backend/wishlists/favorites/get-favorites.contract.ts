import { addFavorite } from '../testing/favorite-calls.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getFavorites'> = {
  operationId: 'getFavorites',
  status: 200,
  compose: async ({ owner }) => {
    const { favoriteId } = await addFavorite(owner);
    return { query: { favoriteId, sort: 'newest' }, owned: [favoriteId] };
  },
};
