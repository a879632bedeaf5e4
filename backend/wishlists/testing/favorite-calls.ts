import type {
  FavoriteLink,
  FavoriteReference,
  Favorites,
  FavoriteSharing,
  NewFavorite,
  SharedFavorites,
} from '#generated/openapi/wishlists.ts';
import { reliableSku, type Shopper } from '../../cart/testing/start-shopper.ts';

const [, styleOfSku = '', colorOfSku = ''] = reliableSku.split(':');

export const favoritesPath = '/wishlists/v2/favorites';
/** Always in stock. */
export const favoriteProduct = styleOfSku + colorOfSku;
export const otherProduct = 'TFHEA01MG6M';

export const addFavorite = (shopper: Shopper, id = favoriteProduct, more: Partial<NewFavorite> = {}): Promise<FavoriteReference> =>
  shopper.read('POST', favoritesPath, { id, ...more });

export const readFavorites = (shopper: Shopper, query = ''): Promise<Favorites> => shopper.read('GET', `${favoritesPath}?${query}`);

export const shareFavorites = (shopper: Shopper, favoriteId: string, more: Partial<FavoriteSharing> = {}): Promise<FavoriteLink> =>
  shopper.read('POST', `${favoritesPath}/${favoriteId}/share`, { isShared: true, ...more });

export const getSharedPath = (token: string): string => `${favoritesPath}/${token}/share`;

export const readShared = (shopper: Shopper, token: string): Promise<SharedFavorites> => shopper.read('GET', getSharedPath(token));
