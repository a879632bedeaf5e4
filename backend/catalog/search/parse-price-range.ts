import { formatStepLabel, type PriceStep } from '../listings/price-steps.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { Lexicon } from './meaning.ts';
import { findPhraseAt } from './find-phrase-at.ts';
import type { QuerySegment, TokenPool } from './search-part.ts';

interface Amount {
  readonly value: number;
  readonly places: readonly number[];
  readonly hasCurrency: boolean;
  readonly next: number;
}

/** Reads `100 €`, `$100` or `100` at a position. */
function parseAmount({ vocabulary: { price } }: Lexicon, pool: TokenPool, from: number, language: Lexicon['language']): Amount | null {
  const before = findPhraseAt(pool, price.currency, from, language);
  const at = from + before.length;
  const value = pool.isFree(at) ? pool.tokens[at]?.number : undefined;
  if (value === undefined) return null;
  const behind = findPhraseAt(pool, price.currency, at + 1, language);
  const places = [...before, at, ...behind];
  return { value, places, hasCurrency: before.length + behind.length > 0, next: at + 1 + behind.length };
}

type ReadStep = readonly [step: PriceStep, places: readonly number[]];

function parseBetween(lexicon: Lexicon, pool: TokenPool, from: number): ReadStep | null {
  const { vocabulary, language } = lexicon;
  const between = findPhraseAt(pool, vocabulary.price.between, from, language);
  const low = parseAmount(lexicon, pool, from + between.length, language);
  if (!low) return null;
  const and = findPhraseAt(pool, vocabulary.price.and, low.next, language);
  const high = parseAmount(lexicon, pool, low.next + and.length, language);
  // Two numbers without a unit may be anything, such as a size and a volume.
  const isPrice = between.length > 0 || (and.length > 0 && (low.hasCurrency || high?.hasCurrency));
  if (!high || !isPrice || high.value < low.value) return null;
  return [{ low: low.value, high: high.value }, [...between, ...low.places, ...and, ...high.places]];
}

function parseBound(lexicon: Lexicon, pool: TokenPool, from: number): ReadStep | null {
  const { vocabulary, language } = lexicon;
  const under = findPhraseAt(pool, vocabulary.price.under, from, language);
  const over = under.length > 0 ? [] : findPhraseAt(pool, vocabulary.price.over, from, language);
  const mark = [...under, ...over];
  const amount = mark.length > 0 ? parseAmount(lexicon, pool, from + mark.length, language) : null;
  if (!amount) return null;
  const step = under.length > 0 ? { low: 0, high: amount.value } : { low: amount.value, high: null };
  return [step, [...mark, ...amount.places]];
}

/** Reads a price range, e.g. `under $100`; null without one. */
export function parsePriceRange(lexicon: Lexicon, pool: TokenPool, shop: ShopContext): QuerySegment | null {
  for (let from = 0; from < pool.tokens.length; from += 1) {
    const found = parseBetween(lexicon, pool, from) ?? parseBound(lexicon, pool, from);
    if (!found) continue;
    const [step, places] = found;
    return { kind: 'price', words: pool.take(places), label: formatStepLabel(step, shop), tokens: [], near: [], step };
  }
  return null;
}
