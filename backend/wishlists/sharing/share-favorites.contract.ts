import { addFavorite } from '../testing/favorite-calls.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'shareFavorites'> = {
  operationId: 'shareFavorites',
  status: 200,
  compose: async ({ owner }) => {
    const { favoriteId } = await addFavorite(owner);
    return {
      params: { favoriteId },
      body: { isShared: true, recipients: ['sam@example.com'], message: 'For the trip in May' },
      owned: [favoriteId],
    };
  },
};
