import { countBits, createBitset, intersect, listPositions, unite, type Bitset } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { selectPriceRanges, type Matches } from '../listing-index/narrow-listing.ts';
import { scoreMatches, type Scored } from '../listing-index/rank-matches.ts';
import type { FoundWord } from './word-matches.ts';
import type { SegmentKind, QuerySegment, ParsedSearch } from './search-part.ts';
import type { SearchToken } from './tokenize-search.ts';

/** Scores of matches, on the scale of words in texts: a word in a name has two million. */
const scores = { kind: 3_000_000, near: 1_000_000, named: 500_000, occasion: 400_000, own: 200_000 } as const;

/** The order in which parts are dropped when no style matches all of them. Words of texts follow, the last ones first, and then kinds. */
const relaxationOrder = ['price', 'size', 'feature', 'color', 'gender', 'category'] as const satisfies readonly SegmentKind[];

export interface FoundSearch {
  readonly matches: Matches;
  readonly relaxed: ReadonlySet<QuerySegment>;
  readonly omitted: readonly SearchToken[];
}

/** A required condition of every match, unless it is dropped. */
interface Demand {
  readonly set: Bitset;
  readonly segment?: QuerySegment;
  readonly text?: SearchToken;
}

export type WordsFound = ReadonlyMap<string, FoundWord>;

const uniteTokens = ({ size, tokens }: ListingIndex, names: readonly string[]): Bitset =>
  unite(
    size,
    names.flatMap((name) => tokens.get(name) ?? []),
  );

/** Styles that have one of the sizes in stock, or else have it at all. */
function selectSizes(index: ListingIndex, names: readonly string[]): Bitset {
  const stocked = unite(
    index.size,
    names.flatMap((name) => index.stocked.get(name) ?? []),
  );
  return countBits(stocked) > 0 ? stocked : uniteTokens(index, names);
}

/** Styles with all of the words in their names. */
function selectByNames({ size }: ListingIndex, words: readonly SearchToken[], found: WordsFound): Bitset {
  const sets = words.map(({ word }) => found.get(word)?.named ?? createBitset(size));
  return sets.length > 0 ? sets.reduce(intersect) : createBitset(size);
}

const kindless = new WeakMap<ListingIndex, Bitset>();

/** Styles of no known kind, such as imported ones. Their texts contain their kind. */
function selectWithoutKind(index: ListingIndex): Bitset {
  const known = kindless.get(index);
  if (known) return known;
  const kinds = unite(
    index.size,
    [...index.tokens].flatMap(([token, set]) => (token.startsWith('kind=') ? [set] : [])),
  );
  const set = index.all.map((word, i) => word & ~(kinds[i] ?? 0));
  kindless.set(index, set);
  return set;
}

/** Styles of no known kind with all of the words in their texts. */
function selectByTexts(index: ListingIndex, words: readonly SearchToken[], found: WordsFound): Bitset {
  return words.map(({ word }) => found.get(word)?.set ?? createBitset(index.size)).reduce(intersect, selectWithoutKind(index));
}

function selectSegment(index: ListingIndex, segment: QuerySegment, found: WordsFound): Bitset {
  if (segment.step) return selectPriceRanges(index, [segment.step]);
  if (segment.kind === 'size') return selectSizes(index, segment.tokens);
  const own = uniteTokens(index, segment.tokens);
  if (segment.kind !== 'kind') return own;
  return unite(index.size, [
    own,
    uniteTokens(index, segment.near),
    selectByNames(index, segment.words, found),
    selectByTexts(index, segment.words, found),
  ]);
}

const isEmpty = (set: Bitset): boolean => set.every((word) => word === 0);
const intersectAll = (index: ListingIndex, demands: readonly Demand[]): Bitset =>
  demands.map(({ set }) => set).reduce(intersect, index.all);

/** Conditions in the order in which they are dropped. */
function sortDemands(demands: readonly Demand[]): Demand[] {
  const filters = relaxationOrder.flatMap((kind) => demands.filter(({ segment }) => segment?.kind === kind));
  const texts = demands.filter(({ text }) => text).toReversed();
  return [...filters, ...texts, ...demands.filter(({ segment }) => segment?.kind === 'kind').toReversed()];
}

/** Drops as few conditions as necessary to find something: one, or more until something is found. */
function relaxDemands(index: ListingIndex, demands: readonly Demand[]): readonly Demand[] {
  if (!isEmpty(intersectAll(index, demands))) return [];
  const order = sortDemands(demands);
  const alone = order.find(
    (given) =>
      demands.length > 1 &&
      !isEmpty(
        intersectAll(
          index,
          demands.filter((demand) => demand !== given),
        ),
      ),
  );
  if (alone) return [alone];
  for (let length = 2; length < order.length; length += 1) {
    const given = order.slice(0, length);
    if (
      !isEmpty(
        intersectAll(
          index,
          demands.filter((demand) => !given.includes(demand)),
        ),
      )
    )
      return given;
  }
  return [];
}

/** Builds the conditions of a search. An occasion becomes one only if the search has neither parts nor texts. */
function createDemands(index: ListingIndex, search: ParsedSearch, found: WordsFound): Demand[] {
  const { segments, occasions, texts } = search;
  const demands: Demand[] = [
    ...segments.map((segment) => ({ segment, set: selectSegment(index, segment, found) })),
    ...texts.flatMap((text) => {
      const set = found.get(text.word)?.set;
      return set ? { text, set } : [];
    }),
  ];
  const isOccasion = demands.every(({ segment }) => segment !== undefined && segment.kind !== 'kind');
  if (!isOccasion) return demands;
  const sets = occasions.map(({ words, tokens }) =>
    unite(index.size, [uniteTokens(index, tokens), ...words.flatMap(({ word }) => found.get(word)?.set ?? [])]),
  );
  return [...demands, ...(sets.length > 0 ? [{ set: unite(index.size, sets) }] : [])];
}

function getScores(index: ListingIndex, { segments, occasions }: ParsedSearch, found: WordsFound): Scored[] {
  const { tokens } = index;
  const kinds = segments.filter(({ kind }) => kind === 'kind');
  const named = segments.filter(({ kind }) => kind === 'kind' || kind === 'feature');
  const own = segments.flatMap(({ kind, tokens: names }) => (kind === 'gender' && !names.includes('gender=unisex') ? names : []));
  const unisex = tokens.get('gender=unisex');
  return [
    ...kinds.map((segment) => ({ set: uniteTokens(index, segment.tokens), worth: scores.kind })),
    ...kinds.map((segment) => ({ set: uniteTokens(index, segment.near), worth: scores.near })),
    ...named.map((segment) => ({ set: selectByNames(index, segment.words, found), worth: scores.named })),
    ...occasions.map((segment) => ({ set: uniteTokens(index, segment.tokens), worth: scores.occasion })),
    ...(own.length > 0 ? [{ set: unisex ? index.all.map((word, i) => word & ~(unisex[i] ?? 0)) : index.all, worth: scores.own }] : []),
  ];
}

/** Finds the styles of a search, the best match first; none if no condition remains. */
export function findStyles(index: ListingIndex, search: ParsedSearch, found: WordsFound): FoundSearch {
  const demands = createDemands(index, search, found);
  const given = relaxDemands(index, demands);
  const remaining = demands.filter((demand) => !given.includes(demand));
  const set = remaining.length > 0 ? intersectAll(index, remaining) : createBitset(index.size);
  const unknown = search.texts.filter(({ word }) => !found.get(word));
  const words = [...remaining.flatMap(({ text }) => text ?? []), ...search.occasions.flatMap((segment) => segment.words)];
  const order = scoreMatches(index, set, {
    sets: getScores(index, search, found),
    words: words.flatMap(({ word }) => found.get(word)?.found ?? []),
  });
  return {
    matches: { set, order },
    relaxed: new Set(given.flatMap(({ segment }) => segment ?? [])),
    omitted: [...unknown, ...given.flatMap(({ text }) => text ?? [])].toSorted((a, b) => a.start - b.start),
  };
}

export const hasMatches = ({ matches }: FoundSearch): boolean => listPositions(matches.set).length > 0;
