import type { Feature } from '../features/feature.ts';
import { favoriteData } from './favorite-data.ts';
import { favoriteRetention } from './favorite-retention.ts';
import { createAddFavorite } from './favorites/add-favorite.ts';
import { createGetFavorites } from './favorites/get-favorites.ts';
import { createRemoveFavorite } from './favorites/remove-favorite.ts';
import { createHandOverFavorites } from './hand-over-favorites.ts';
import { createGetSharedFavorites } from './sharing/get-shared-favorites.ts';
import { createShareFavorites } from './sharing/share-favorites.ts';
import type { WishlistsPorts } from './wishlists-ports.ts';

/** Favorites of guests and members in lists that can be shared. */
export function createWishlistsFeature(ports: WishlistsPorts) {
  return {
    handlers: {
      addFavorite: createAddFavorite(ports),
      getFavorites: createGetFavorites(ports),
      getSharedFavorites: createGetSharedFavorites(ports),
      removeFavorite: createRemoveFavorite(ports),
      shareFavorites: createShareFavorites(ports),
    },
    retention: [favoriteRetention],
    guestTables: ['favorite_lists'],
    handover: createHandOverFavorites(ports),
    userData: favoriteData,
  } satisfies Feature;
}
