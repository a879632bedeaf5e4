import type { SuggestedTerm } from '#generated/openapi/products.ts';
import { foldText } from '../listings/fold-text.ts';

type Range = SuggestedTerm['typed'][number];

const isJoined = /[\p{L}\p{M}\p{N}]+/gu;

/** Length of a folded prefix in code units of the original word: `ß` folds to two letters, `é` to one. */
function countUnits(word: string, foldedLength: number): number {
  let units = 0;
  for (const character of word) {
    if (foldText(word.slice(0, units)).length >= foldedLength) break;
    units += character.length;
  }
  return units;
}

/** The typed parts of a text: prefixes of its words, by the folded words of the search. */
export function findTypedRanges(text: string, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const { 0: word, index } of text.matchAll(isJoined)) {
    const folded = foldText(word);
    const typed = words.filter((one) => one !== '' && folded.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
    if (typed !== undefined) ranges.push({ start: index, end: index + countUnits(word, typed.length) });
  }
  return ranges;
}
