import type { FavoriteList } from '#generated/openapi/wishlists.ts';

/** As much of a list as hearts know. */
export type KnownList = Pick<FavoriteList, 'favoriteId' | 'productIds'>;
