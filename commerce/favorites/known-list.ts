import type { FavoriteList } from '#generated/openapi/wishlists.ts';

/** The data of a list that hearts need. */
export type KnownList = Pick<FavoriteList, 'favoriteId' | 'productIds'>;
