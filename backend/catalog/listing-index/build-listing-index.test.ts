import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildListingIndex, type IndexedListing } from './build-listing-index.ts';
import { openListingIndex } from './listing-index.ts';

type Compare = (a: IndexedListing, b: IndexedListing) => number;

const byRank: Compare = (a, b) => b.rank - a.rank || (a.style_id < b.style_id ? -1 : 1);
const comparing: Readonly<Record<'bestMatches' | 'newest' | 'priceLowToHigh' | 'priceHighToLow' | 'topRated', Compare>> = {
  bestMatches: byRank,
  newest: (a, b) => b.released_on.localeCompare(a.released_on) || byRank(a, b),
  priceLowToHigh: (a, b) => a.current_minor - b.current_minor || byRank(a, b),
  priceHighToLow: (a, b) => b.current_minor - a.current_minor || byRank(a, b),
  topRated: (a, b) => b.rating_score - a.rating_score || byRank(a, b),
};

const listings = fc
  .array(
    fc.record({
      rank: fc.integer({ min: -5, max: 5 }),
      current_minor: fc.integer({ min: 1, max: 9 }),
      released_on: fc.constantFrom('2025-12-31', '2026-01-01', '2026-10-02'),
      rating_score: fc.constantFrom(0, 4.5, 4.75, 5),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.map((columns, i): IndexedListing => ({ ...columns, style_id: `S${1_000_000 + i}`, category_id: '1', facets: [] })));

it('buildListingIndex sorts every order like a comparison sort', async () => {
  await fc.assert(
    fc.asyncProperty(listings, async (all) => {
      const { orders, getStyleAt } = openListingIndex(await buildListingIndex(all, '1'));
      for (const [id, compare] of Object.entries(comparing)) {
        const found = [...orders[id as keyof typeof comparing]].map(getStyleAt);
        expect(found).toEqual(all.toSorted(compare).map(({ style_id }) => style_id));
      }
    }),
    { numRuns: 50 },
  );
});
