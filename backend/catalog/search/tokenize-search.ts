import type { ShopLanguage } from '../../sites/shop-site.ts';
import { foldText } from '../listings/fold-text.ts';
import { stemWord } from './stem-word.ts';

/** A word or number of a search. */
export interface SearchToken {
  /** Offset in the search, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Folded, e.g. `mutze`. */
  readonly word: string;
  /** Stem for the lookup in vocabularies. */
  readonly key: string;
  /** Undefined for a word. */
  readonly number?: number;
}

/** Sizes, prices and totals of a shop are below this. */
const largestNumber = 1_000_000;

const pattern = /\d+(?:[.,]\d{1,2})?(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[$€£]/gu;
/** `uk9`, `W32`, `45l`: a unit joined to its number. */
const joined = /^(?:(us|uk|eu|w)(\d{1,3})|(\d{1,4})(l|y|cm|eur|usd|gbp))$/;

const isElided = (before: string): boolean => /^(?:[dljnstmc]|qu|jusqu)$/.test(before);

/** `men's` → `men`, `l’eau` → `eau`, `d’hiver` → `hiver`. */
function removeApostrophe(text: string, language: ShopLanguage): readonly [text: string, skipped: number] {
  const cut = text.search(/['’]/);
  if (cut < 0) return [text, 0];
  if (language === 'fr' && isElided(foldText(text.slice(0, cut)))) {
    return foldText(text.slice(0, cut)) === 'jusqu' ? [text.slice(0, cut), 0] : [text.slice(cut + 1), cut + 1];
  }
  return [text.slice(0, cut), 0];
}

function createToken(word: string, start: number, end: number, language: ShopLanguage): SearchToken {
  const number = /^\d+(?:[.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : undefined;
  const folded = /^[$€£]$/.test(word) ? word : number === undefined ? foldText(word).replaceAll(' ', '') : word.replace(',', '.');
  return {
    start,
    end,
    word: folded,
    key: number === undefined ? stemWord(folded, language) : folded,
    ...(number !== undefined && number < largestNumber && { number }),
  };
}

/** Splits a search into folded words and numbers, at most `most`. */
export function tokenizeSearch(search: string, language: ShopLanguage, most = 16): SearchToken[] {
  const tokens: SearchToken[] = [];
  for (const { 0: found, index } of search.matchAll(pattern)) {
    if (tokens.length >= most) break;
    const [text, skipped] = removeApostrophe(found, language);
    const start = index + skipped;
    const end = index + found.length;
    const [, unit, amount, count, measure] = joined.exec(text.toLowerCase()) ?? [];
    const first = unit ?? count;
    const second = amount ?? measure;
    if (first !== undefined && second !== undefined) {
      const cut = start + first.length;
      tokens.push(createToken(first, start, cut, language), createToken(second, cut, end, language));
    } else tokens.push(createToken(text, start, end, language));
  }
  return tokens.filter(({ word }) => word !== '');
}
