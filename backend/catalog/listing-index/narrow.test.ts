import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenFacet } from '../listings/parse-filters.ts';
import { parseStep, priceSteps, formatStepValue } from '../listings/price-steps.ts';
import { buildListingIndex, type IndexedListing } from './build-listing-index.ts';
import { openListingIndex, type ListingIndex } from './listing-index.ts';
import { narrowListing, type NarrowedListing } from './narrow-listing.ts';

const colors = ['ember', 'night', 'spruce', 'stone'];
const sizes = ['S', 'M', 'L'];
const genders = ['men', 'women'];

/** 60 styles whose facets are derived from their number. */
const listings = Array.from({ length: 60 }, (_, n): IndexedListing => {
  const price = (n * 37) % 320;
  return {
    style_id: `TF${String(n).padStart(6, '0')}`,
    category_id: '2010',
    facets: [
      'category=2010',
      `color=${colors[n % 4]}`,
      ...(n % 3 === 0 ? [`color=${colors[(n + 1) % 4]}`] : []),
      `size=${sizes[(n * 7) % 3]}`,
      `gender=${genders[n % 7 === 0 ? 1 : 0]}`,
      ...priceSteps
        .filter(({ low, high }) => price >= low && (high === null || price <= high))
        .map((step) => `price=${formatStepValue(step)}`),
    ],
    current_minor: price * 100,
    rank: n,
    released_on: '2026-01-01',
    rating_score: 4,
  };
});

const someOf = (values: readonly string[]) => fc.subarray([...values]);
const selection = fc.record({
  color: someOf(colors),
  size: someOf(sizes),
  gender: someOf(genders),
  price: someOf(priceSteps.map(formatStepValue)),
});
type Selection = Readonly<Record<'color' | 'size' | 'gender' | 'price', readonly string[]>>;

describe('narrow', () => {
  let index: ListingIndex;
  beforeAll(async () => void (index = openListingIndex(await buildListingIndex(listings, 'one'))));

  const narrowed = (set: Selection): NarrowedListing => {
    const chosen = Object.entries(set).flatMap(([id, values]): ChosenFacet[] =>
      values.length === 0
        ? []
        : [{ id: id as keyof Selection, values, steps: id === 'price' ? values.flatMap((value) => parseStep(value) ?? []) : [] }],
    );
    return narrowListing(index, { categoryId: '2010', chosen, start: 0, count: 24, sort: 'bestMatches' }, { matches: null });
  };

  it('counts no value that would lead to an empty result, for any selection', () => {
    fc.assert(
      fc.property(selection, (set) => {
        const { counts } = narrowed(set);
        for (const [token, promised] of Object.entries(counts)) {
          const [id = '', value = ''] = token.split('=');
          const before = set[id as keyof Selection];
          if (!before || before.includes(value)) continue;
          const { total } = narrowed({ ...set, [id]: [...before, value] });
          expect(total).toBeGreaterThanOrEqual(promised);
          expect(promised).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('offers a price range with products at both ends', () => {
    fc.assert(
      fc.property(selection, (set) => {
        const { low, high } = narrowed(set);
        if (low === null || high === null) return;
        const range = `${low / 100}-${high / 100}`;
        expect(narrowed({ ...set, price: [range] }).total).toBeGreaterThan(0);
      }),
    );
  });
});
