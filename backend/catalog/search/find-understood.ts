import { count, createBitset, intersection, positionsOf, union, type Bitset } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { setOfPrices, type Matches } from '../listing-index/narrow.ts';
import { scoreMatches, type Scored } from '../listing-index/rank-matches.ts';
import type { FoundWord } from './word-matches.ts';
import type { PartKind, SearchPart, UnderstoodSearch } from './search-part.ts';
import type { SearchToken } from './read-tokens.ts';

/** Scores of matches, on the scale of words in texts: a word in a name has two million. */
const worth = { kind: 3_000_000, near: 1_000_000, named: 500_000, occasion: 400_000, own: 200_000 } as const;

/** The order in which parts are dropped when no style matches all of them. Words of texts follow, the last ones first, and then kinds. */
const relaxing = ['price', 'size', 'feature', 'color', 'gender', 'category'] as const satisfies readonly PartKind[];

export interface FoundSearch {
  readonly matches: Matches;
  readonly relaxed: ReadonlySet<SearchPart>;
  readonly omitted: readonly SearchToken[];
}

/** A required condition of every match, unless it is dropped. */
interface Demand {
  readonly set: Bitset;
  readonly part?: SearchPart;
  readonly text?: SearchToken;
}

export type WordsFound = ReadonlyMap<string, FoundWord>;

const tokensIn = ({ size, tokens }: ListingIndex, names: readonly string[]): Bitset =>
  union(
    size,
    names.flatMap((name) => tokens.get(name) ?? []),
  );

/** Styles that have one of the sizes in stock, or else have it at all. */
function setOfSizes(index: ListingIndex, names: readonly string[]): Bitset {
  const stocked = union(
    index.size,
    names.flatMap((name) => index.stocked.get(name) ?? []),
  );
  return count(stocked) > 0 ? stocked : tokensIn(index, names);
}

/** Styles with all of the words in their names. */
function setOfNames({ size }: ListingIndex, words: readonly SearchToken[], found: WordsFound): Bitset {
  const sets = words.map(({ word }) => found.get(word)?.named ?? createBitset(size));
  return sets.length > 0 ? sets.reduce(intersection) : createBitset(size);
}

const kindless = new WeakMap<ListingIndex, Bitset>();

/** Styles of no known kind, such as imported ones. Their texts contain their kind. */
function setWithoutKind(index: ListingIndex): Bitset {
  const known = kindless.get(index);
  if (known) return known;
  const kinds = union(
    index.size,
    [...index.tokens].flatMap(([token, set]) => (token.startsWith('kind=') ? [set] : [])),
  );
  const set = index.all.map((word, i) => word & ~(kinds[i] ?? 0));
  kindless.set(index, set);
  return set;
}

/** Styles of no known kind with all of the words in their texts. */
function setOfTexts(index: ListingIndex, words: readonly SearchToken[], found: WordsFound): Bitset {
  return words.map(({ word }) => found.get(word)?.set ?? createBitset(index.size)).reduce(intersection, setWithoutKind(index));
}

function setOfPart(index: ListingIndex, part: SearchPart, found: WordsFound): Bitset {
  if (part.step) return setOfPrices(index, [part.step]);
  if (part.kind === 'size') return setOfSizes(index, part.tokens);
  const own = tokensIn(index, part.tokens);
  if (part.kind !== 'kind') return own;
  return union(index.size, [own, tokensIn(index, part.near), setOfNames(index, part.words, found), setOfTexts(index, part.words, found)]);
}

const isEmpty = (set: Bitset): boolean => set.every((word) => word === 0);
const meet = (index: ListingIndex, demands: readonly Demand[]): Bitset => demands.map(({ set }) => set).reduce(intersection, index.all);

/** Conditions in the order in which they are dropped. */
function inOrder(demands: readonly Demand[]): Demand[] {
  const filters = relaxing.flatMap((kind) => demands.filter(({ part }) => part?.kind === kind));
  const texts = demands.filter(({ text }) => text).toReversed();
  return [...filters, ...texts, ...demands.filter(({ part }) => part?.kind === 'kind').toReversed()];
}

/** Drops as few conditions as necessary to find something: one if that is enough, otherwise one after the other. */
function relax(index: ListingIndex, demands: readonly Demand[]): readonly Demand[] {
  if (!isEmpty(meet(index, demands))) return [];
  const order = inOrder(demands);
  const alone = order.find(
    (given) =>
      demands.length > 1 &&
      !isEmpty(
        meet(
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
        meet(
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
function demandsOf(index: ListingIndex, search: UnderstoodSearch, found: WordsFound): Demand[] {
  const { parts, occasions, texts } = search;
  const demands: Demand[] = [
    ...parts.map((part) => ({ part, set: setOfPart(index, part, found) })),
    ...texts.flatMap((text) => {
      const set = found.get(text.word)?.set;
      return set ? { text, set } : [];
    }),
  ];
  const isOccasion = demands.every(({ part }) => part !== undefined && part.kind !== 'kind');
  if (!isOccasion) return demands;
  const sets = occasions.map(({ words, tokens }) =>
    union(index.size, [tokensIn(index, tokens), ...words.flatMap(({ word }) => found.get(word)?.set ?? [])]),
  );
  return [...demands, ...(sets.length > 0 ? [{ set: union(index.size, sets) }] : [])];
}

function scoresOf(index: ListingIndex, { parts, occasions }: UnderstoodSearch, found: WordsFound): Scored[] {
  const { tokens } = index;
  const kinds = parts.filter(({ kind }) => kind === 'kind');
  const named = parts.filter(({ kind }) => kind === 'kind' || kind === 'feature');
  const own = parts.flatMap(({ kind, tokens: names }) => (kind === 'gender' && !names.includes('gender=unisex') ? names : []));
  const unisex = tokens.get('gender=unisex');
  return [
    ...kinds.map((part) => ({ set: tokensIn(index, part.tokens), worth: worth.kind })),
    ...kinds.map((part) => ({ set: tokensIn(index, part.near), worth: worth.near })),
    ...named.map((part) => ({ set: setOfNames(index, part.words, found), worth: worth.named })),
    ...occasions.map((part) => ({ set: tokensIn(index, part.tokens), worth: worth.occasion })),
    ...(own.length > 0 ? [{ set: unisex ? index.all.map((word, i) => word & ~(unisex[i] ?? 0)) : index.all, worth: worth.own }] : []),
  ];
}

/** Finds the styles of a search, the best match first; none if no condition remains. */
export function findUnderstood(index: ListingIndex, search: UnderstoodSearch, found: WordsFound): FoundSearch {
  const demands = demandsOf(index, search, found);
  const given = relax(index, demands);
  const kept = demands.filter((demand) => !given.includes(demand));
  const set = kept.length > 0 ? meet(index, kept) : createBitset(index.size);
  const unknown = search.texts.filter(({ word }) => !found.get(word));
  const words = [...kept.flatMap(({ text }) => text ?? []), ...search.occasions.flatMap((part) => part.words)];
  const order = scoreMatches(index, set, {
    sets: scoresOf(index, search, found),
    words: words.flatMap(({ word }) => found.get(word)?.found ?? []),
  });
  return {
    matches: { set, order },
    relaxed: new Set(given.flatMap(({ part }) => part ?? [])),
    omitted: [...unknown, ...given.flatMap(({ text }) => text ?? [])].toSorted((a, b) => a.start - b.start),
  };
}

export const hasMatches = ({ matches }: FoundSearch): boolean => positionsOf(matches.set).length > 0;
