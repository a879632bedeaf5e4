import { addFavorite, favoriteProduct } from '../testing/favorite-calls.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'addFavorite'> = {
  operationId: 'addFavorite',
  status: 201,
  compose: async ({ owner }) => {
    const { favoriteId } = await addFavorite(owner);
    return { body: { id: favoriteProduct, qty: 1, itemType: 'product', favoriteId }, owned: [favoriteId] };
  },
};
