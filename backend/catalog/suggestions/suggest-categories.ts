import type { AutoSuggestResponse } from '#generated/openapi/products.ts';
import { countBits, hasPosition, prepareForCounting, countIntersection, type Bitset } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { createCategoryLink } from '../listings/render-listing.ts';
import { foldText } from '../listings/fold-text.ts';
import type { CategoryRow, SiteCatalog } from '../listings/site-catalog.ts';
import { findTypedRanges } from './find-typed-ranges.ts';

type SuggestedCategory = AutoSuggestResponse['categories'][number];
type SuggestedScope = AutoSuggestResponse['scopes'][number];

/** Minimum share of found products in a category to suggest it. */
const ownShare = 0.9;
const shortestWord = 2;

interface CountedCategory {
  readonly row: CategoryRow;
  readonly size: number;
  /** Number of its products in the results. */
  readonly found: number;
  /** Number of its products among the first results. */
  readonly first: number;
}

function countCategories(
  { tokens }: ListingIndex,
  matches: Bitset,
  { categories }: SiteCatalog,
  firstPositions: readonly number[] = [],
): CountedCategory[] {
  const counted = prepareForCounting(matches);
  return categories.flatMap((row) => {
    const set = tokens.get(`category=${row.id}`);
    if (!set) return [];
    const first = firstPositions.filter((position) => hasPosition(set, position)).length;
    return { row, size: countBits(set), found: countIntersection(counted, set), first };
  });
}

/** True if the name of a category contains all words, also incomplete ones. */
function isNamed({ name }: CategoryRow, words: readonly string[]): boolean {
  const named = foldText(name).split(' ');
  return words.length > 0 && words.every((word) => word.length >= shortestWord && named.some((one) => one.startsWith(word)));
}

/** Categories by their names, then those that consist almost entirely of results; those of the first results come first. */
export function suggestCategories(
  index: ListingIndex,
  matches: Bitset,
  siteCatalog: SiteCatalog,
  words: readonly string[],
  firstPositions: readonly number[],
): SuggestedCategory[] {
  const all = countCategories(index, matches, siteCatalog, firstPositions);
  const named = all.filter(({ row }) => isNamed(row, words));
  const own = all.filter((one) => !named.includes(one) && one.found > 0 && one.found >= one.size * ownShare);
  const compare = (a: CountedCategory, b: CountedCategory): number => b.first - a.first || b.found - a.found;
  return [...named.toSorted(compare), ...own.toSorted(compare)].map(({ row }) => {
    const parent = siteCatalog.categories.find(({ id }) => id === row.parentId);
    const { id, name, url } = createCategoryLink(row);
    return { id, name, typed: findTypedRanges(name, words), ...(parent && { parent: parent.name }), url };
  });
}

/** The categories that divide the results, the largest first. */
export function suggestScopes(
  index: ListingIndex,
  matches: Bitset,
  siteCatalog: SiteCatalog,
  { text, typed }: AutoSuggestResponse['terms'][number],
): SuggestedScope[] {
  const total = countBits(matches);
  return countCategories(index, matches, siteCatalog)
    .filter(({ row, found, size }) => found > 0 && found < total && found < size && row.parentId === null)
    .toSorted((a, b) => b.found - a.found)
    .map(({ row }) => ({
      text,
      typed,
      category: {
        ...createCategoryLink(row),
        count: countIntersection(prepareForCounting(matches), index.tokens.get(`category=${row.id}`) ?? matches),
      },
    }));
}
