import { describe, expect, it } from 'vitest';
import { boulder, denver, mixedCart, pickupItem, shippedItem } from '../delivery.fixtures.ts';
import { getMovedLines } from './moved-rows.ts';

describe('getMovedLines', () => {
  it('finds the lines with the same method at another store', () => {
    expect(getMovedLines(mixedCart, shippedItem, { code: 'pickup', storeId: boulder.id })).toEqual([pickupItem]);
  });

  it.each([
    ['the store of the others', shippedItem, { code: 'pickup', storeId: denver.id }],
    ['another method', shippedItem, { code: 'sts', storeId: boulder.id }],
    ['no store', pickupItem, { code: 'standard' }],
    ['the only row of its store', pickupItem, { code: 'pickup', storeId: boulder.id }],
  ] as const)('finds none for %s', (_, item, choice) => {
    expect(getMovedLines(mixedCart, item, choice)).toEqual([]);
  });
});
