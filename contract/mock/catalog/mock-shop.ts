import { createSeededNumber } from '../seeded-number.ts';
import { exampleStock, exampleStyle, exampleStyleBrand } from './example-style.ts';
import type { MockCatalog } from './mock-catalog.ts';

/** The catalog, with stock and ratings derived from the seed. */
export interface MockShop extends MockCatalog {
  /** Units in stock of a variant. */
  stockOf(sku: string): number;
  ratingOf(styleId: string): { readonly score: number; readonly reviewsCount: number };
}

/** Adds the product of the contract's examples, stock and ratings. */
export function createMockShop(catalog: MockCatalog, seed: number): MockShop {
  return {
    ...catalog,
    styles: (site) => (site.id.startsWith(`${exampleStyleBrand}-`) ? [...catalog.styles(site), exampleStyle] : catalog.styles(site)),
    stockOf(sku) {
      const known = exampleStock.get(sku);
      if (known !== undefined) return known;
      // One variant in twelve is sold out.
      return createSeededNumber(seed, 12, 'sold out', sku) === 0 ? 0 : 1 + createSeededNumber(seed, 24, 'stock', sku);
    },
    ratingOf: (styleId) => ({
      score: 3.5 + createSeededNumber(seed, 16, 'score', styleId) / 10,
      reviewsCount: 1 + createSeededNumber(seed, 240, 'reviews', styleId),
    }),
  };
}
