import { describe, expect, it } from 'vitest';
import { changedCart, denverInfo, mixedCart, pickup, pickupItem, pickupToHome, shipToStore, standard } from '../delivery.fixtures.ts';
import { changedRowsOf } from './delivery-choices.ts';

describe('changedRowsOf', () => {
  it('accepts with the present method, and does not undo what is not possible', () => {
    const [row] = changedRowsOf(changedCart);
    expect(row).toMatchObject({ item: { name: 'Ridgeline Shell' }, accept: { code: 'standard' } });
    expect(row?.undo).toBeUndefined();
  });

  it('names the store of a method that has one', () => {
    const change = { ...pickupToHome, itemId: pickupItem.id, from: shipToStore, to: pickup, canUndo: true };
    const [row] = changedRowsOf({ ...mixedCart, deliveryChanges: [change] });
    expect(row).toMatchObject({ accept: { code: 'pickup', storeId: denverInfo.id }, undo: { code: 'sts', storeId: denverInfo.id } });
  });

  it('names no store for a parcel', () => {
    const change = { ...pickupToHome, itemId: pickupItem.id, from: standard, to: pickup, canUndo: true };
    expect(changedRowsOf({ ...mixedCart, deliveryChanges: [change] })[0]?.undo).toEqual({ code: 'standard' });
  });

  it('leaves out rows that the cart does not have any more', () => {
    expect(changedRowsOf({ ...changedCart, items: [pickupItem] })).toEqual([]);
  });
});
