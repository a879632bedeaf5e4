import type { Caller } from '../caller.ts';
import { expectThat, succeed, type Sequence } from './sequence.ts';

const readTotal = async (caller: Caller): Promise<number> => (await succeed(caller, 'getFavorites')).total;

/** The list of favorites: add, read, remove. */
export const favoritesSequence: Sequence = {
  name: 'favorites',
  roles: ['guest', 'registered'],
  run: async ({ caller }) => {
    const before = await readTotal(caller);
    const { favoriteId, itemId } = await succeed(caller, 'addFavorite');
    expectThat((await readTotal(caller)) === before + 1, 'getFavorites', 'one favorite more than before addFavorite');
    await succeed(caller, 'removeFavorite', { params: { favoriteId, itemId } });
    expectThat((await readTotal(caller)) === before, 'getFavorites', 'as many favorites as before addFavorite');
  },
};
