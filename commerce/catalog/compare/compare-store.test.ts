import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const createProduct = (n: number, color = '') => ({ id: `TFKES0${n}M${color}`, name: `Kestrel ${n}`, src: '/a.jpg' });

/** Loads the module again, as a new document does: it reads the tab's storage. */
async function openDocument() {
  vi.resetModules();
  return import('./compare-store.ts');
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('comparison of a tab', () => {
  it('adds up to four products and reports the fifth', async () => {
    const { toggleComparedProduct, getComparison } = await openDocument();
    for (const n of [1, 2, 3, 4]) toggleComparedProduct(createProduct(n));
    expect(getComparison()).toMatchObject({ products: [1, 2, 3, 4].map((n) => createProduct(n)), isFull: false });
    toggleComparedProduct(createProduct(5));
    expect(getComparison().products).toHaveLength(4);
    expect(getComparison().isFull).toBe(true);
    toggleComparedProduct(createProduct(4));
    expect(getComparison()).toMatchObject({ products: [1, 2, 3].map((n) => createProduct(n)), isFull: false });
  });

  it('treats all colors of a style as the same product', async () => {
    const { toggleComparedProduct, getComparison } = await openDocument();
    toggleComparedProduct(createProduct(1, 'G4S'));
    toggleComparedProduct(createProduct(1, 'R7E'));
    expect(getComparison().products).toEqual([]);
  });

  it('restores the products in a new document', async () => {
    (await openDocument()).toggleComparedProduct(createProduct(1));
    expect((await openDocument()).getComparison().products).toEqual([createProduct(1)]);
  });

  it.each(['{', '{}', '[1,null,{"id":"TFKES01M"}]'])('ignores %s in storage', async (text) => {
    sessionStorage.setItem('cairn.compare', text);
    expect((await openDocument()).getComparison().products).toEqual([]);
  });
});
