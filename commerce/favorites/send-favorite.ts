import { addFavorite } from '#generated/calls/add-favorite.ts';
import { getFavorites } from '#generated/calls/get-favorites.ts';
import { removeFavorite } from '#generated/calls/remove-favorite.ts';
import type { Calls } from '../client/calls.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Commerce } from '../query/commerce-provider.tsx';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import type { KnownList } from './known-list.ts';

/** Fetches the lists with the fewest possible items. */
export async function fetchLists(calls: Calls): Promise<readonly KnownList[]> {
  return (await getFavorites(calls, { count: 1 }, { repeat: 'allow' })).lists;
}

/**
 * Adds a product to the first list, or removes it from all lists.
 * @returns the lists afterwards
 */
export async function sendFavorite(
  { calls, client }: Pick<Commerce, 'calls' | 'client'>,
  lists: readonly KnownList[],
  productId: string,
  isRequested: boolean,
): Promise<readonly KnownList[]> {
  try {
    return isRequested ? await add(calls, lists, productId) : await remove(calls, lists, productId);
  } finally {
    invalidateQueries(client, addFavorite);
  }
}

async function add(calls: Calls, lists: readonly KnownList[], productId: string): Promise<readonly KnownList[]> {
  const { favoriteId, itemId } = await addFavorite(calls, { body: { id: productId, qty: 1, itemType: 'product' } });
  const list = lists.find((known) => known.favoriteId === favoriteId) ?? { favoriteId, productIds: [] };
  // The service may choose the color of a style.
  const productIds = [...new Set([itemId, productId, ...list.productIds])];
  return [{ favoriteId, productIds }, ...lists.filter((known) => known !== list)];
}

async function remove(calls: Calls, lists: readonly KnownList[], productId: string): Promise<readonly KnownList[]> {
  const having = lists.filter(({ productIds }) => productIds.includes(productId));
  for (const { favoriteId } of having) await removeFromList(calls, favoriteId, productId);
  return lists.map((list) => ({ ...list, productIds: list.productIds.filter((id) => id !== productId) }));
}

/** Ignores that another tab has removed it already. */
async function removeFromList(calls: Calls, favoriteId: string, itemId: string): Promise<void> {
  try {
    await removeFavorite(calls, { favoriteId, itemId });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
  }
}

export function reportFavoriteError({ reportFailure }: Pick<Commerce, 'reportFailure'>, error: unknown): void {
  if (error instanceof ServiceError) reportFailure(error);
}
