import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildListingIndex, type IndexedListing } from '../catalog/listing-index/build-listing-index.ts';
import { openListingIndex } from '../catalog/listing-index/listing-index.ts';
import { rankStyles } from './rank-styles.ts';

const facetValues = ['color=red', 'color=blue', 'size=S', 'size=M', 'fit=slim', 'use=hut'];
const listings = fc
  .array(
    fc.record({
      category: fc.constantFrom('category=100', 'category=200'),
      facets: fc.subarray(facetValues),
      rank: fc.integer({ min: 0, max: 50 }),
    }),
    { minLength: 1, maxLength: 120 },
  )
  .map((all) =>
    all.map(({ category, facets, rank }, i): IndexedListing => ({
      style_id: `S${String(i).padStart(7, '0')}`,
      category_id: category.slice('category='.length),
      facets: [category, ...facets],
      current_minor: 100,
      rank,
      released_on: '2026-01-01',
      rating_score: 1,
    })),
  );

describe('rankStyles for similar styles', () => {
  it('returns the styles of the category that share most facet values, best rank first', async () => {
    await fc.assert(
      fc.asyncProperty(listings, fc.nat(), fc.integer({ min: 1, max: 30 }), async (all, place, most) => {
        const viewedStyle = all[place % all.length] as IndexedListing;
        const computeLikeness = ({ facets }: IndexedListing): number => facets.filter((facet) => viewedStyle.facets.includes(facet)).length;
        const expected = all
          .filter((listing) => listing !== viewedStyle && listing.category_id === viewedStyle.category_id)
          .sort((a, b) => computeLikeness(b) - computeLikeness(a) || b.rank - a.rank || (a.style_id < b.style_id ? -1 : 1));
        const index = openListingIndex(await buildListingIndex(all, '1'));
        expect(rankStyles(index, { kind: 'similar', count: most }, viewedStyle.style_id, most)).toEqual(
          expected.slice(0, most).map(({ style_id }) => style_id),
        );
      }),
    );
  });

  it('returns nothing for a style that is not sold', async () => {
    const index = openListingIndex(await buildListingIndex([], '1'));
    expect(rankStyles(index, { kind: 'similar', count: 4 }, 'S0000000', 4)).toEqual([]);
  });
});
