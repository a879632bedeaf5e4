import { countBits, unite } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { foldText } from '../listings/fold-text.ts';
import { findRedirect } from '../search/find-redirect.ts';
import { getPhraseKey } from '../search/lexicon.ts';
import type { Lexicon, Meaning } from '../search/meaning.ts';
import { stemWord } from '../search/stem-word.ts';

/** A phrase that can complete the input. */
interface Completion {
  readonly text: string;
  /** Folded text or stems, from its first word or a later one on. */
  readonly folded: string;
  readonly worth: number;
  /** True if the word can follow other words: kinds and features can follow `red`, pages cannot. */
  readonly mayFollow: boolean;
}

/** Maximum of typed words that a phrase may start with. */
const maxWords = 4;

/** Weight of each type of meaning; the number of products decides within a type. */
const first: Readonly<Record<Meaning['type'], number>> = { kind: 5, category: 3, color: 3, gender: 2, feature: 2, help: 4, occasion: 1 };
const page = 6;
const maxProducts = 2 ** 24;
/** Penalty of phrases that match from a later word on. */
const inside = 10 * maxProducts;

function scoreMeaning(index: ListingIndex, lexicon: Lexicon, text: string, isUsual: boolean): number {
  const meaning = lexicon.meanings.get(getPhraseKey(text, lexicon));
  const usual = isUsual ? maxProducts / 2 : 0;
  if (findRedirect(text, lexicon) !== undefined) return page * maxProducts;
  if (!meaning) return usual;
  const names = meaning.type === 'help' ? [] : meaning.tokens;
  const sets = names.flatMap((name) => index.tokens.get(name) ?? []);
  return first[meaning.type] * maxProducts + usual + countBits(unite(index.size, sets));
}

const stemWords = (text: string, { language }: Lexicon): string =>
  foldText(text)
    .split(' ')
    .map((word) => stemWord(word, language))
    .join(' ');

/** The text, and its remainder from each later word on. */
const getSuffixes = (folded: string): string[] => folded.split(' ').map((_, i, words) => words.slice(i).join(' '));

function createEntries(index: ListingIndex, lexicon: Lexicon, text: string, isUsual: boolean): Completion[] {
  const worth = scoreMeaning(index, lexicon, text, isUsual);
  const meaning = lexicon.meanings.get(getPhraseKey(text, lexicon));
  const mayFollow = meaning !== undefined && meaning.type !== 'help' && meaning.type !== 'category';
  return [...new Set([foldText(text), stemWords(text, lexicon)])].flatMap((written) =>
    getSuffixes(written).map((folded, i) => ({ text, folded, mayFollow: mayFollow && i === 0, worth: i === 0 ? worth : worth - inside })),
  );
}

const known = new WeakMap<ListingIndex, WeakMap<Lexicon, readonly Completion[]>>();

/** Phrases in alphabetical order, cached for each version of the listings and their labels. */
function getCompletions(index: ListingIndex, lexicon: Lexicon): readonly Completion[] {
  const ofIndex = known.get(index) ?? new WeakMap<Lexicon, readonly Completion[]>();
  known.set(index, ofIndex);
  const found =
    ofIndex.get(lexicon) ??
    [...lexicon.phrases]
      .flatMap(([text, isUsual]) => createEntries(index, lexicon, text, isUsual))
      .toSorted((a, b) => (a.folded < b.folded ? -1 : 1));
  ofIndex.set(lexicon, found);
  return found;
}

/** The index of the first completion that is not before a text. */
function findInsertionIndex(completions: readonly Completion[], text: string): number {
  let low = 0;
  let high = completions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((completions[middle]?.folded ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts after every letter of folded texts. */
const behindAll = '{';

const findCompletions = (completions: readonly Completion[], beginning: string): readonly Completion[] =>
  completions.slice(findInsertionIndex(completions, beginning), findInsertionIndex(completions, beginning + behindAll));

/** Prefixes to search phrases by: the text as typed, with all but its last word stemmed, and with all words stemmed. */
function getPrefixes(text: string, lexicon: Lexicon): Set<string> {
  const folded = foldText(text);
  const cut = folded.lastIndexOf(' ') + 1;
  return new Set([folded, `${stemWords(folded.slice(0, cut), lexicon)} ${folded.slice(cut)}`.trim(), stemWords(folded, lexicon)]);
}

/** Searches that start with the input, the most complete ones first. */
export function completeTerms(index: ListingIndex, lexicon: Lexicon, typed: string, most: number): string[] {
  const completions = getCompletions(index, lexicon);
  const starts = [...typed.matchAll(/\S+/g)].map(({ index: start }) => start);
  const terms = new Map<string, string>();
  for (const start of starts.slice(-maxWords)) {
    const rest = typed.slice(start);
    const head = typed.slice(0, start).toLowerCase().replaceAll(/\s+/g, ' ').trimStart();
    if (foldText(rest) === '') continue;
    const found = [...getPrefixes(rest, lexicon)]
      .flatMap((beginning) => findCompletions(completions, beginning))
      .filter(({ mayFollow }) => head === '' || mayFollow)
      .toSorted((a, b) => b.worth - a.worth || a.folded.length - b.folded.length);
    for (const { text } of found) {
      const key = getPhraseKey(head + text, lexicon);
      if (!terms.has(key)) terms.set(key, head + text);
      if (terms.size >= most) return [...terms.values()];
    }
  }
  return [...terms.values()];
}
