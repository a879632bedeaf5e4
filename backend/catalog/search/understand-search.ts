import { kinds, type SizeScale } from '../labels/kinds.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { FoundMeaning, Lexicon } from './meaning.ts';
import { parseMeanings } from './parse-meanings.ts';
import { parsePriceRange } from './parse-price-range.ts';
import { parseSize } from './parse-size.ts';
import type { SearchToken } from './tokenize-search.ts';
import { createTokenPool, type OccasionSegment, type QuerySegment, type TokenPool, type ParsedSearch } from './search-part.ts';
import { findPhraseAt } from './find-phrase-at.ts';
import { splitCompound } from './split-compound.ts';

/** Maximum of words searched in texts; more words do not make a search more exact. */
const maxTexts = 8;

function toSegment({ words, meaning }: FoundMeaning): QuerySegment | null {
  if (meaning.type === 'occasion' || meaning.type === 'help') return null;
  const { type, label, tokens } = meaning;
  return { kind: type, words, label, tokens, near: meaning.type === 'kind' ? meaning.near : [] };
}

const getScales = (segments: readonly QuerySegment[]): SizeScale[] => [
  ...new Set(
    segments.flatMap(({ tokens, kind }) =>
      kind === 'kind' ? tokens.flatMap((token) => kinds[token.slice('kind='.length)]?.scale ?? []) : [],
    ),
  ),
];

const getGender = (segments: readonly QuerySegment[]): string | null =>
  segments.find(({ kind }) => kind === 'gender')?.tokens[0]?.slice('gender='.length) ?? null;

/** Volumes are part of names, as in `45 L`: searches for the number without its unit. */
function parseVolumes({ vocabulary, language }: Lexicon, pool: TokenPool): SearchToken[] {
  return pool.tokens.flatMap((token, place) => {
    if (token.number === undefined || !pool.isFree(place)) return [];
    const unit = findPhraseAt(pool, vocabulary.literMarks, place + 1, language);
    if (unit.length === 0) return [];
    pool.take([...unit, place]);
    return token;
  });
}

function parseCompounds(lexicon: Lexicon, pool: TokenPool): FoundMeaning[] {
  return pool.tokens.flatMap((token, place) => {
    if (!pool.isFree(place) || token.number !== undefined || lexicon.stopKeys.has(token.key)) return [];
    const found = splitCompound(lexicon, token);
    if (found.length > 0) pool.take([place]);
    return found;
  });
}

const readTexts = ({ stopKeys }: Lexicon, pool: TokenPool): SearchToken[] =>
  pool.tokens.filter(({ key, word }, place) => pool.isFree(place) && !stopKeys.has(key) && /[a-z0-9]/.test(word));

const startOf = ({ words }: QuerySegment): number => words[0]?.start ?? 0;

/**
 * Interprets a search. Prices come first, because their numbers may look like sizes; then volumes, phrases and compounds, then sizes by the
 * kinds found. The remaining words are searched in texts.
 */
export function parseSearch(tokens: readonly SearchToken[], lexicon: Lexicon, shop: ShopContext): ParsedSearch {
  const pool = createTokenPool(tokens);
  const price = parsePriceRange(lexicon, pool, shop);
  const volumes = parseVolumes(lexicon, pool);
  const meanings = [...parseMeanings(lexicon, pool), ...parseCompounds(lexicon, pool)];
  const segments = meanings.flatMap((found) => toSegment(found) ?? []);
  const size = parseSize({ lexicon, shop, gender: getGender(segments), scales: getScales(segments) }, pool);
  const texts = [...readTexts(lexicon, pool), ...volumes];
  const isSilent = meanings.length + texts.length === 0 && !size && !price;
  return {
    segments: [...segments, ...(size ? [size] : []), ...(price ? [price] : [])].toSorted((a, b) => startOf(a) - startOf(b)),
    occasions: meanings.flatMap(({ words, meaning }): OccasionSegment[] =>
      meaning.type === 'occasion' ? [{ words, tokens: meaning.tokens }] : [],
    ),
    help: meanings.flatMap(({ meaning }) => (meaning.type === 'help' ? meaning.about : [])),
    // A search with only stop words searches for these.
    texts: (isSilent ? tokens : texts).slice(0, maxTexts),
  };
}
