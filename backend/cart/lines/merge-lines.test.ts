import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sellable } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { mergeLines } from './merge-lines.ts';

const maxQty: Readonly<Record<string, number>> = { BOOTS: 3, JACKET: 6, PACK: 1 };
const sellables = new Map(Object.entries(maxQty).map(([sku, most]) => [sku, { sku, maxQty: most } as Sellable]));
const createLine = (sku: string, qty: number, note?: string): CartLine => ({
  id: `${sku}-${qty}`,
  sku,
  qty,
  shownMinor: 100,
  description: { name: sku } as CartLine['description'],
  ...(note !== undefined && { giftOption: { message: note } as CartLine['giftOption'] }),
});
const cart = fc
  .uniqueArray(fc.record({ sku: fc.constantFrom('BOOTS', 'JACKET', 'PACK', 'GONE'), qty: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ sku }) => sku,
  })
  .map((rows) => rows.map(({ sku, qty }) => createLine(sku, qty)));
/** A cart that holds the lines in one shipment. */
const createCart = (lines: readonly CartLine[], id = 'me') => ({ lines, shipments: [{ id, items: lines.map((line) => line.id) }] });
const createUnits = (lines: readonly { readonly sku: string; readonly qty: number }[]) =>
  lines.map(({ sku, qty }) => [sku, qty] as const).toSorted(([a], [b]) => a.localeCompare(b));

describe('mergeLines', () => {
  it('gives the same quantities in both orders, none above the limit, and accounts for every unit', () => {
    fc.assert(
      fc.property(cart, cart, (own, guests) => {
        const { lines, leftOut } = mergeLines(createCart(own), createCart(guests), sellables);
        expect(createUnits(lines)).toEqual(createUnits(mergeLines(createCart(guests), createCart(own), sellables).lines));
        for (const { sku, qty } of lines) {
          expect(qty).toBeLessThanOrEqual(maxQty[sku] ?? Infinity);
          const given = [...own, ...guests].reduce((sum, line) => (line.sku === sku ? sum + line.qty : sum), 0);
          expect(qty + (leftOut.find((one) => one.sku === sku)?.units ?? 0)).toBe(given);
        }
      }),
    );
  });

  it('preserves the account’s row and gift note, and uses a guest’s note if the account has none', () => {
    const own = [createLine('JACKET', 1, 'For you'), createLine('BOOTS', 1)];
    const guests = [createLine('JACKET', 2, 'For me'), createLine('BOOTS', 1, 'Walk well'), createLine('PACK', 1)];
    expect(mergeLines(createCart(own), createCart(guests), sellables).lines).toMatchObject([
      { id: 'JACKET-1', qty: 3, giftOption: { message: 'For you' } },
      { id: 'BOOTS-1', qty: 2, giftOption: { message: 'Walk well' } },
      { id: 'PACK-1', qty: 1 },
    ]);
  });

  it('separates items with a different delivery or design, within one limit', () => {
    const { lines, leftOut } = mergeLines(
      createCart([createLine('BOOTS', 2)]),
      createCart([createLine('BOOTS', 3)], 'elsewhere'),
      sellables,
    );
    expect(createUnits(lines)).toEqual([
      ['BOOTS', 2],
      ['BOOTS', 1],
    ]);
    expect(leftOut).toMatchObject([{ sku: 'BOOTS', units: 2 }]);
    const designed = { ...createLine('JACKET', 2), recipeId: 'recipe-1' };
    expect(createUnits(mergeLines(createCart([createLine('JACKET', 1)]), createCart([designed]), sellables).lines)).toEqual([
      ['JACKET', 1],
      ['JACKET', 2],
    ]);
  });
});
