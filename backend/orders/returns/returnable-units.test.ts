import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../../database/documents/order-document.ts';
import { getReturnableUnits, getReturnDeadline } from './returnable-units.ts';

const order = { site_id: 'TARNFELL-US' };
const row = { id: 'l1', item: { isDigitalProduct: false } } as OrderLine;
const createParcel = (qty: number, deliveredAt: string | null) => ({ lines: [{ lineId: 'l1', qty }], delivered_at: deliveredAt });
const on = (now: string) => ({ now: new Date(now), days: 30 });

describe('getReturnableUnits', () => {
  it("counts units until the end of the last day in the site's time zone", () => {
    // The evening of November 30 in New York.
    const parcels = [createParcel(2, '2026-12-01T03:00:00Z')];
    const units = { delivered: 2, requested: 0 };
    expect(getReturnDeadline(order, 'l1', parcels, 30)?.toString()).toBe('2026-12-30');
    expect(getReturnableUnits(order, row, units, parcels, on('2026-12-31T04:59:00Z'))).toBe(2);
    expect(getReturnableUnits(order, row, units, parcels, on('2026-12-31T05:00:00Z'))).toBe(0);
  });

  it('counts units of each parcel from its delivery date, with those delivered first as returned first', () => {
    const parcels = [createParcel(1, '2026-11-01T12:00:00Z'), createParcel(2, '2026-12-01T12:00:00Z'), createParcel(1, null)];
    const later = on('2026-12-20T12:00:00Z');
    expect(getReturnableUnits(order, row, { delivered: 3, requested: 0 }, parcels, later)).toBe(2);
    expect(getReturnableUnits(order, row, { delivered: 3, requested: 1 }, parcels, later)).toBe(2);
    expect(getReturnableUnits(order, row, { delivered: 3, requested: 2 }, parcels, later)).toBe(1);
  });

  it('excludes gift cards and products made to a design', () => {
    const units = { delivered: 1, requested: 0 };
    const parcels = [createParcel(1, '2026-12-01T12:00:00Z')];
    const now = on('2026-12-02T12:00:00Z');
    const digital = { ...row, item: { ...row.item, isDigitalProduct: true } };
    expect([digital, { ...row, recipeId: 'r1' }].map((one) => getReturnableUnits(order, one, units, parcels, now))).toEqual([0, 0]);
  });
});
