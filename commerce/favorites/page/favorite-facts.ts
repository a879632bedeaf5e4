import type { FavoriteItem } from '#generated/openapi/wishlists.ts';

/** Changes since a favorite was added. */
export interface FavoriteFacts {
  /** Decimal; below 0 where the price has fallen, 0 where it is the same or unknown. */
  readonly priceChange: number;
  readonly stock: 'gone' | 'soldOutSince' | 'soldOut' | 'backInStock' | 'fine';
}

/** Decimal amounts differ by whole minor units. */
const round = (amount: number): number => Math.round(amount * 100) / 100;

export function favoriteFacts({ product, priceWhenAdded, available, availableWhenAdded }: FavoriteItem): FavoriteFacts {
  const priceChange = product && priceWhenAdded !== undefined ? round(product.price.current - priceWhenAdded) : 0;
  if (!product) return { priceChange, stock: 'gone' };
  if (!available) return { priceChange, stock: availableWhenAdded ? 'soldOutSince' : 'soldOut' };
  return { priceChange, stock: availableWhenAdded === false ? 'backInStock' : 'fine' };
}
