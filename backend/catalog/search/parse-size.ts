import type { SizeScale } from '../labels/kinds.ts';
import { getFacetLabel } from '../labels/facets.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { Lexicon } from './meaning.ts';
import { findPhraseAt } from './find-phrase-at.ts';
import type { QuerySegment, TokenPool } from './search-part.ts';
import { findAgeCodes, findSizeCodes, type SizeSystem } from './find-size-codes.ts';

export interface SizeContext {
  readonly lexicon: Lexicon;
  readonly shop: ShopContext;
  readonly gender: string | null;
  /** Size scales of the kinds in the search. */
  readonly scales: readonly SizeScale[];
}

type Found = readonly [codes: readonly string[], places: readonly number[], name: string];

const allScales: readonly SizeScale[] = ['shoe', 'waist', 'apparel'];
const systems: Readonly<Record<string, SizeSystem>> = { us: 'US', uk: 'UK', eu: 'EU' };
const childCode = /^(?:c1[123]|j[123]|y\d\d)$/;

function readWord({ lexicon: { vocabulary, language } }: SizeContext, pool: TokenPool, at: number, canBeLetter: boolean): Found | null {
  for (const [code, phrases] of Object.entries(vocabulary.sizeWords)) {
    const places = findPhraseAt(pool, phrases, at, language);
    const [only] = places;
    const isLetter = places.length === 1 && pool.tokens[only ?? -1]?.word.length === 1;
    if (places.length > 0 && (canBeLetter || !isLetter)) return [[code], places, code];
  }
  return null;
}

function readNumber(context: SizeContext, pool: TokenPool, at: number, isMarked: boolean): Found | null {
  const { lexicon, shop, gender, scales } = context;
  const { vocabulary, language } = lexicon;
  const word = pool.isFree(at) ? (pool.tokens[at]?.word ?? '') : '';
  if (isMarked && childCode.test(word)) return [[word.toUpperCase()], [at], word.toUpperCase()];
  if (word === 'w' && pool.tokens[at + 1]?.number !== undefined) {
    const number = pool.tokens[at + 1]?.number ?? 0;
    const codes = findSizeCodes({ number, system: null, gender, country: shop.site.country }, ['waist']);
    return codes.length > 0 ? [codes, [at, at + 1], `W${number}`] : null;
  }
  const system = systems[word] ?? null;
  const numberAt = system ? at + 1 : at;
  const number = pool.isFree(numberAt) ? pool.tokens[numberAt]?.number : undefined;
  if (number === undefined) return null;
  const places = system ? [at, numberAt] : [numberAt];
  const age = system ? [] : findPhraseAt(pool, vocabulary.ageMarks, numberAt + 1, language);
  if (age.length > 0) return [findAgeCodes(number), [...places, ...age], String(number)];
  if (!isMarked && !system && scales.length === 0) return null;
  const codes = findSizeCodes(
    { number, system, gender, country: shop.site.country },
    system ? ['shoe'] : scales.length > 0 ? scales : allScales,
  );
  const name = `${system ? `${system} ` : ''}${pool.tokens[numberAt]?.word ?? ''}`;
  // An unknown size counts as a size too, and is dropped when nothing has it.
  return codes.length > 0 || isMarked ? [codes, places, name] : null;
}

/** Reads a size, e.g. `size 10`, `EU 42`, `medium`, or `42` in a search for shoes; null without one. */
export function parseSize(context: SizeContext, pool: TokenPool): QuerySegment | null {
  const { lexicon, shop, scales } = context;
  const wears = scales.some((scale) => scale === 'apparel' || scale === 'sock');
  for (let from = 0; from < pool.tokens.length; from += 1) {
    const mark = findPhraseAt(pool, lexicon.vocabulary.sizeMarks, from, lexicon.language);
    const at = from + mark.length;
    const found = readNumber(context, pool, at, mark.length > 0) ?? readWord(context, pool, at, mark.length > 0 || wears);
    if (!found) continue;
    const [codes, places, name] = found;
    return {
      kind: 'size',
      words: pool.take([...mark, ...places]),
      label: `${getFacetLabel('size', shop)} ${name}`,
      tokens: codes.map((code) => `size=${code}`),
      near: [],
    };
  }
  return null;
}
