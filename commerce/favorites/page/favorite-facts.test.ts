import { describe, expect, it } from 'vitest';
import type { FavoriteItem } from '#generated/openapi/wishlists.ts';
import { getFavoriteFacts } from './favorite-facts.ts';

const price = { current: 180.1, original: 240, lowCurrent: 180.1, highCurrent: 240, lowOriginal: 240, highOriginal: 240, currency: 'USD' };
const product: NonNullable<FavoriteItem['product']> = {
  id: 'TFR10ARAK3B',
  masterId: 'TFR10ARA',
  name: 'Ridgeline Shell',
  slug: 'ridgeline-shell',
  pageUrl: '/p/ridgeline-shell-TFR10ARA',
  images: [],
  price,
  colors: [],
};
const item: FavoriteItem = {
  id: 'TFR10ARAK3B',
  itemId: 'TFR10ARAK3B',
  itemType: 'product',
  qty: 1,
  addedAt: '2026-11-02T09:30:00Z',
  available: true,
  availableWhenAdded: true,
  product,
};

describe('getFavoriteFacts', () => {
  it.each([
    [200.3, -20.2],
    [180.1, 0],
    [undefined, 0],
    [150, 30.1],
  ])('compares the price with %s', (priceWhenAdded, change) => {
    expect(getFavoriteFacts({ ...item, ...(priceWhenAdded !== undefined && { priceWhenAdded }) }).priceChange).toBe(change);
  });

  it.each([
    [true, true, 'fine'],
    [true, false, 'backInStock'],
    [false, true, 'soldOutSince'],
    [false, false, 'soldOut'],
  ] as const)('with stock %s, which was %s, is %s', (available, availableWhenAdded, stock) => {
    expect(getFavoriteFacts({ ...item, available, availableWhenAdded }).stock).toBe(stock);
  });

  it('marks a favorite that the site no longer sells', () => {
    const { product: _, ...unsold } = item;
    expect(getFavoriteFacts({ ...unsold, available: false }).stock).toBe('gone');
  });
});
