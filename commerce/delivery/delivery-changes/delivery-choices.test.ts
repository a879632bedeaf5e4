import { describe, expect, it } from 'vitest';
import { changedCart, denverInfo, mixedCart, pickup, pickupItem, pickupToHome, shipToStore, standard } from '../delivery.fixtures.ts';
import { getChangedLines } from './delivery-choices.ts';

describe('getChangedLines', () => {
  it('accepts with the current method and does not undo if that is impossible', () => {
    const [row] = getChangedLines(changedCart);
    expect(row).toMatchObject({ item: { name: 'Ridgeline Shell' }, accept: { code: 'standard' } });
    expect(row?.undo).toBeUndefined();
  });

  it('includes the store of a method that has one', () => {
    const change = { ...pickupToHome, itemId: pickupItem.id, from: shipToStore, to: pickup, canUndo: true };
    const [row] = getChangedLines({ ...mixedCart, deliveryChanges: [change] });
    expect(row).toMatchObject({ accept: { code: 'pickup', storeId: denverInfo.id }, undo: { code: 'sts', storeId: denverInfo.id } });
  });

  it('includes no store for a parcel', () => {
    const change = { ...pickupToHome, itemId: pickupItem.id, from: standard, to: pickup, canUndo: true };
    expect(getChangedLines({ ...mixedCart, deliveryChanges: [change] })[0]?.undo).toEqual({ code: 'standard' });
  });

  it('omits lines that are no longer in the cart', () => {
    expect(getChangedLines({ ...changedCart, items: [pickupItem] })).toEqual([]);
  });
});
