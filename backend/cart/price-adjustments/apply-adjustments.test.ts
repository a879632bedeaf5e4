import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartAdjustment } from '../../database/documents/cart-document.ts';
import { applyAdjustments, type AdjustableRow } from './apply-adjustments.ts';

const createRow = (id: string, ownMinor: number, more: Partial<AdjustableRow> = {}): AdjustableRow => ({
  id,
  qty: 1,
  ownMinor,
  offMinor: 0,
  ...more,
});

const createAdjustment = (kind: CartAdjustment['kind'], value: number, more: Partial<CartAdjustment> = {}): CartAdjustment => ({
  id: `${kind} ${more.itemId ?? 'order'}`,
  kind,
  value,
  reason: 'DAMAGED',
  by: 'Ines K.',
  maxPercent: 100,
  ...more,
});

const getMinor = (rows: readonly AdjustableRow[], adjustments: readonly CartAdjustment[]): readonly number[] =>
  applyAdjustments(rows, adjustments).applied.map(({ minor }) => minor);

describe('applyAdjustments', () => {
  it('takes off an amount, a percentage or the difference to another unit price', () => {
    const rows = [createRow('a', 20_000, { qty: 2 })];
    expect(getMinor(rows, [createAdjustment('AMOUNT', 1250, { itemId: 'a' })])).toEqual([1250]);
    expect(getMinor(rows, [createAdjustment('PERCENTAGE', 1250, { itemId: 'a' })])).toEqual([2500]);
    expect(getMinor(rows, [createAdjustment('FIXED_PRICE', 8000, { itemId: 'a' })])).toEqual([4000]);
    expect(getMinor(rows, [createAdjustment('FIXED_PRICE', 12_000, { itemId: 'a' })])).toEqual([0]);
  });

  it('spreads an adjustment of the order over the remaining prices of the rows', () => {
    const rows = [createRow('a', 10_000), createRow('b', 5000, { offMinor: 1000 }), createRow('gift', 0)];
    const { applied, rows: parts } = applyAdjustments(rows, [
      createAdjustment('AMOUNT', 4000, { itemId: 'a' }),
      createAdjustment('PERCENTAGE', 1000),
    ]);
    expect(applied.map(({ minor }) => minor)).toEqual([4000, 1000]);
    expect(parts).toEqual([
      { rowMinor: 4000, orderMinor: 600 },
      { rowMinor: 0, orderMinor: 400 },
      { rowMinor: 0, orderMinor: 0 },
    ]);
  });

  it('stays below the limit when the cart gets smaller, and with both kinds together', () => {
    const rows = [createRow('a', 10_000)];
    expect(getMinor(rows, [createAdjustment('AMOUNT', 3000, { maxPercent: 15 })])).toEqual([1500]);
    const both = [
      createAdjustment('PERCENTAGE', 1500, { itemId: 'a', maxPercent: 15 }),
      createAdjustment('PERCENTAGE', 1500, { maxPercent: 15 }),
    ];
    expect(getMinor(rows, both)).toEqual([1500, 0]);
  });

  const rows = fc.array(
    fc
      .record({ qty: fc.integer({ min: 1, max: 20 }), ownMinor: fc.nat(500_000), share: fc.integer({ min: 0, max: 100 }) })
      .map(({ share, ...own }) => ({ ...own, offMinor: Math.floor((own.ownMinor * share) / 100) })),
    { maxLength: 8 },
  );
  const adjustments = fc.array(
    fc.record({
      on: fc.option(fc.nat(7)),
      kind: fc.constantFrom('AMOUNT', 'PERCENTAGE', 'FIXED_PRICE'),
      value: fc.nat(200_000),
      maxPercent: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 6 },
  );

  it('adds up and leaves no price below zero in random carts', () => {
    fc.assert(
      fc.property(rows, adjustments, (some, created) => {
        const all = some.map((one, index): AdjustableRow => ({ id: `${index}`, ...one }));
        // One adjustment of each row, and one of the order.
        const requests = new Map(
          created.map(
            ({ on, kind, ...rest }) => [on, { ...rest, kind: on === null && kind === 'FIXED_PRICE' ? 'AMOUNT' : kind, on }] as const,
          ),
        );
        const given = [...requests.values()].map(({ on, kind, value, maxPercent }) =>
          createAdjustment(kind, value, { maxPercent, ...(on !== null && { itemId: `${on}` }) }),
        );
        const { applied, rows: parts } = applyAdjustments(all, given);
        const total = applied.reduce((sum, { minor }) => sum + minor, 0);
        expect(applied.every(({ minor }) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
        expect(parts.reduce((sum, { rowMinor, orderMinor }) => sum + rowMinor + orderMinor, 0)).toBe(total);
        for (const [index, { rowMinor, orderMinor }] of parts.entries()) {
          const { ownMinor = 0, offMinor = 0 } = all[index] ?? {};
          expect(orderMinor).toBeGreaterThanOrEqual(0);
          expect(rowMinor + orderMinor).toBeLessThanOrEqual(ownMinor - offMinor);
        }
        const price = all.reduce((sum, { ownMinor, offMinor }) => sum + ownMinor - offMinor, 0);
        const ofOrder = applied.find(({ adjustment: { itemId } }) => itemId === undefined);
        if (ofOrder && ofOrder.minor > 0) expect(total).toBeLessThanOrEqual(Math.ceil((price * ofOrder.adjustment.maxPercent) / 100));
      }),
      { numRuns: 2000 },
    );
  });
});
