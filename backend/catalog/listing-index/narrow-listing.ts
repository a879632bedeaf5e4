import type { SortId } from '#generated/openapi/products.ts';
import type { ChosenFacet, Filters } from '../listings/parse-filters.ts';
import type { PriceStep } from '../listings/price-steps.ts';
import {
  addPosition,
  countBits,
  prepareForCounting,
  countIntersection,
  createBitset,
  hasPosition,
  intersect,
  unite,
  type Bitset,
  type CountedSet,
} from './bitset.ts';
import type { ListingIndex } from './listing-index.ts';

/** Results of a text search. */
export interface Matches {
  readonly set: Bitset;
  /** Positions, the best match first. */
  readonly order: Uint32Array;
}

export interface NarrowQuery extends Filters {
  readonly start: number;
  readonly count: number;
  readonly sort: SortId;
}

/** A page of a category or a search, with its facet counts. */
export interface NarrowedListing {
  /** Number of results without facets. */
  readonly found: number;
  readonly total: number;
  /** Ids of the styles on the page, in order. */
  readonly styles: readonly string[];
  /** Keyed by `<facet>=<value>`; values without results are omitted. */
  readonly counts: Readonly<Record<string, number>>;
  readonly low: number | null;
  readonly high: number | null;
  /** Counts of the selected price ranges, by value, ignoring the price facet. */
  readonly ranges: Readonly<Record<string, number>>;
}

const isWithin = (minor: number, { low, high }: PriceStep): boolean =>
  minor >= Math.round(low * 100) && (high === null || minor <= Math.round(high * 100));

export function selectPriceRanges({ size, prices }: ListingIndex, steps: readonly PriceStep[]): Bitset {
  const set = createBitset(size);
  for (let position = 0; position < size; position += 1) {
    const minor = prices[position] ?? 0;
    if (steps.some((step) => isWithin(minor, step))) addPosition(set, position);
  }
  return set;
}

function selectFacet(index: ListingIndex, { id, values, steps }: ChosenFacet): Bitset {
  if (id === 'price') return selectPriceRanges(index, steps);
  return unite(
    index.size,
    values.flatMap((value) => index.tokens.get(`${id}=${value}`) ?? []),
  );
}

/** Positions of the set in the given order, from the start offset on. */
export function slicePositions(order: Uint32Array, set: Bitset, start: number, most: number): number[] {
  const found: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && found.length < most; place += 1) {
    const position = order[place] ?? 0;
    if (!hasPosition(set, position)) continue;
    if (passed >= start) found.push(position);
    passed += 1;
  }
  return found;
}

/** The price of the first position in the order that is in the set. */
function findFirstPrice({ prices }: ListingIndex, order: Uint32Array, { bits: set, held }: CountedSet): number | null {
  if (held.length === 0) return null;
  const [position] = slicePositions(order, set, 0, 1);
  return position === undefined ? null : (prices[position] ?? null);
}

type Summary = Omit<NarrowedListing, 'styles'> & { readonly all: Bitset };

function summarize(index: ListingIndex, { chosen }: Filters, base: Bitset): Summary {
  const facets = chosen.map((facet) => ({ id: facet.id as string, set: selectFacet(index, facet) }));
  const narrowExcept = (left: string | null): Bitset =>
    facets.filter(({ id }) => id !== left).reduce((set, facet) => intersect(set, facet.set), base);
  const all = prepareForCounting(narrowExcept(null));
  const without = new Map(facets.map(({ id }) => [id, prepareForCounting(narrowExcept(id))]));
  const counted = [...index.tokens].map(([token, set]): [string, number] => [
    token,
    countIntersection(without.get(token.slice(0, token.indexOf('='))) ?? all, set),
  ]);
  const anyPrice = without.get('price') ?? all;
  const price = chosen.find(({ id }) => id === 'price');
  const ranges = price?.values.map((value, i): [string, number] => {
    const step = price.steps[i];
    return [value, step ? countIntersection(anyPrice, selectPriceRanges(index, [step])) : 0];
  });
  return {
    all: all.bits,
    found: countBits(base),
    total: countBits(all.bits),
    counts: Object.fromEntries(counted.filter(([, uses]) => uses > 0)),
    low: findFirstPrice(index, index.orders.priceLowToHigh, anyPrice),
    high: findFirstPrice(index, index.orders.priceHighToLow, anyPrice),
    ranges: Object.fromEntries(ranges ?? []),
  };
}

/** Cache by index or search results, because most listings are whole categories and searches without facets. */
const summaryCache = new WeakMap<ListingIndex | Matches, Map<string | null, Summary>>();

function summarizeCached(index: ListingIndex, filters: Filters, matches: Matches | null, base: () => Bitset): Summary {
  if (filters.chosen.length > 0) return summarize(index, filters, base());
  const of = matches ?? index;
  const known = summaryCache.get(of) ?? new Map<string | null, Summary>();
  summaryCache.set(of, known);
  const summary = known.get(filters.categoryId) ?? summarize(index, filters, base());
  known.set(filters.categoryId, summary);
  return summary;
}

export interface NarrowedBase {
  /** Results of a search; null for a category. */
  readonly matches: Matches | null;
  /** Restricts all results to these positions, e.g. the stock of a store. */
  readonly within?: Bitset;
}

/** Narrows a category or a search by facets. The selection of a facet does not affect its own counts. */
export function narrowListing(index: ListingIndex, question: NarrowQuery, { matches, within }: NarrowedBase): NarrowedListing {
  const { categoryId, sort } = question;
  const category = categoryId === null ? index.all : (index.tokens.get(`category=${categoryId}`) ?? createBitset(index.size));
  const base = (): Bitset => (matches ? intersect(category, matches.set) : category);
  const { all, ...shown } = within
    ? summarize(index, question, intersect(base(), within))
    : summarizeCached(index, question, matches, base);
  const order = matches && sort === 'bestMatches' ? matches.order : index.orders[sort];
  return { ...shown, styles: slicePositions(order, all, question.start, question.count).map(index.getStyleAt) };
}
