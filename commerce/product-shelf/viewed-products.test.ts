import { describe, expect, it } from 'vitest';
import { clearViewedProducts, recordViewedProduct, getViewedProducts } from './viewed-products.ts';

function createStore(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return () => storage;
}
const getStyle = (number: number): string => `TFKES${String(number).padStart(2, '0')}M`;

describe('viewed products', () => {
  it('lists the latest first, each once, without the current one', () => {
    const store = createStore();
    for (const number of [1, 2, 1, 3]) recordViewedProduct('TARNFELL-US', getStyle(number), store);
    expect(getViewedProducts('TARNFELL-US', getStyle(3), store)).toEqual([getStyle(1), getStyle(2)]);
  });

  it('stores twelve besides the current one', () => {
    const store = createStore();
    for (let number = 1; number <= 20; number += 1) recordViewedProduct('TARNFELL-US', getStyle(number), store);
    expect(getViewedProducts('TARNFELL-US', getStyle(20), store)).toHaveLength(12);
    expect(getViewedProducts('TARNFELL-US', undefined, store)).toHaveLength(12);
  });

  it('separates the sites and clears only one', () => {
    const store = createStore();
    recordViewedProduct('TARNFELL-US', getStyle(1), store);
    recordViewedProduct('TARNFELL-DE', getStyle(2), store);
    clearViewedProducts('TARNFELL-US', store);
    expect([getViewedProducts('TARNFELL-US', undefined, store), getViewedProducts('TARNFELL-DE', undefined, store)]).toEqual([
      [],
      [getStyle(2)],
    ]);
  });

  it.each(['{', '{}', '[1, null, "x", "../../a"]'])('returns an empty list for %s', (value) => {
    expect(getViewedProducts('TARNFELL-US', undefined, createStore({ 'cairn.viewed.TARNFELL-US': value }))).toEqual([]);
  });

  it('does nothing if the browser blocks storage', () => {
    const store = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    recordViewedProduct('TARNFELL-US', getStyle(1), store);
    clearViewedProducts('TARNFELL-US', store);
    expect(getViewedProducts('TARNFELL-US', undefined, store)).toEqual([]);
  });
});
