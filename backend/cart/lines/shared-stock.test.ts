import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { startShopper, type Shopper } from '../testing/start-shopper.ts';

/** Variants that two parts of a set have in common. */
const skus = ['TARNFELL:TFDRU02W:G4S:M::1:', 'TARNFELL:TFDRU02W:S2N:M::1:'] as const;

describe('items of a cart with shared stock', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend();
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  const setStock = async (sku: string, quantity: number): Promise<void> => {
    const { db } = test.database;
    await db.updateTable('stock').set({ quantity }).where('sku', '=', sku).where('location', '=', 'TARNFELL-US').execute();
  };
  const add = async (basketId: string, sku: string, qty: number): Promise<boolean> => {
    const response = await shopper.send('POST', '/cart/v1/item', { basketId, sku, qty });
    expect([200, 409]).toContain(response.status);
    return response.status === 200;
  };
  const readUnits = async (basketId: string, sku: string): Promise<number> => {
    const { items } = await shopper.read('GET', `/cart/v1/cart/${basketId}`);
    return items.reduce((sum, item) => (item.sku === sku ? sum + item.qty : sum), 0);
  };

  it('reject the second part of a set with INV700 if both need the last unit', async () => {
    const [sku] = skus;
    await setStock(sku, 1);
    const { id } = await shopper.createCart(sku, 1);
    expect(await shopper.expectError('POST', '/cart/v1/item', { basketId: id, sku, qty: 1 })).toMatchObject({
      status: 409,
      errorId: 'INV700',
    });
    expect(await readUnits(id, sku)).toBe(1);
  });

  it('never exceed the stock, in any order and concurrently', async () => {
    const parts = fc.array(fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(parts, fc.nat(4), fc.nat(4), fc.boolean(), async (items, first, second, isAtOnce) => {
        const stock = { [skus[0]]: first, [skus[1]]: second };
        for (const sku of skus) await setStock(sku, stock[sku] ?? 0);
        const { id } = await shopper.read('POST', '/cart/v1/cart');
        const outcomes: boolean[] = [];
        if (isAtOnce) outcomes.push(...(await Promise.all(items.map(({ sku, qty }) => add(id, sku, qty)))));
        else for (const { sku, qty } of items) outcomes.push(await add(id, sku, qty));
        for (const sku of skus) {
          const units = await readUnits(id, sku);
          const added = items.reduce((sum, item, index) => (item.sku === sku && outcomes[index] ? sum + item.qty : sum), 0);
          expect(units).toBe(added);
          expect(units).toBeLessThanOrEqual(stock[sku] ?? 0);
        }
      }),
      { numRuns: 10 },
    );
  });
});
