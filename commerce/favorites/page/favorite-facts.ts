import type { FavoriteItem } from '#generated/openapi/wishlists.ts';

/** Changes since a favorite was added. */
export interface FavoriteFacts {
  /** Decimal; negative if the price has fallen, 0 if it is unchanged or unknown. */
  readonly priceChange: number;
  readonly stock: 'gone' | 'soldOutSince' | 'soldOut' | 'backInStock' | 'fine';
}

/** Rounds to minor units, because subtracting decimals is inexact. */
const round = (amount: number): number => Math.round(amount * 100) / 100;

export function getFavoriteFacts({ product, priceWhenAdded, available, availableWhenAdded }: FavoriteItem): FavoriteFacts {
  const priceChange = product && priceWhenAdded !== undefined ? round(product.price.current - priceWhenAdded) : 0;
  if (!product) return { priceChange, stock: 'gone' };
  if (!available) return { priceChange, stock: availableWhenAdded ? 'soldOutSince' : 'soldOut' };
  return { priceChange, stock: availableWhenAdded === false ? 'backInStock' : 'fine' };
}
