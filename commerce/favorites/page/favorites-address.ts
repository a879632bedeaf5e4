import { favoriteSortValues } from '#generated/openapi/enums.ts';
import type { FavoriteSort } from '#generated/openapi/wishlists.ts';

/** Parameters in the URL of the favorites screen. */
export interface FavoritesChoice {
  /** Id of a list; by default the first one. */
  readonly list?: string;
  readonly sort: FavoriteSort;
  /** One-based. */
  readonly page: number;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const maxPages = 400;

/** Parses the parameters; invalid ones are ignored. */
export function parseFavoritesChoice(parameters: URLSearchParams): FavoritesChoice {
  const list = parameters.get('list');
  const page = Number(parameters.get('page') ?? 1);
  return {
    ...(list !== null && uuid.test(list) && { list }),
    sort: favoriteSortValues.find((known) => known === parameters.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  };
}

/** In-shop path without the locale. */
export function getFavoritesPath({ list, sort, page }: FavoritesChoice): string {
  const query = new URLSearchParams({
    ...(list !== undefined && { list }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/favorites${query.size > 0 ? `?${query}` : ''}`;
}

/** Query parameters of getFavorites. */
export const createFavoritesInput = ({ list, sort, page }: FavoritesChoice, pageSize: number) => ({
  start: (page - 1) * pageSize,
  count: pageSize,
  sort,
  ...(list !== undefined && { favoriteId: list }),
});
