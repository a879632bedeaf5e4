import { addFavorite, shareFavorites } from '../testing/favorite-calls.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getSharedFavorites'> = {
  operationId: 'getSharedFavorites',
  status: 200,
  compose: async ({ owner }) => {
    const { favoriteId } = await addFavorite(owner);
    const { shareToken = '' } = await shareFavorites(owner, favoriteId);
    return { params: { favoriteId: shareToken }, isPublic: true };
  },
};
