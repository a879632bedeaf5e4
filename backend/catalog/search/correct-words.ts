import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { correctTypos, computeEditDistance } from '../listings/correct-typos.ts';
import { readNearWords } from '../listings/read-near-words.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { Lexicon } from './meaning.ts';
import type { SearchToken } from './tokenize-search.ts';

const shortestCorrected = 4;
const maxSteps = 2;

/** Words of the lexicon similar to a word, those with the fewest differences first. */
function findSimilarWords({ words }: Lexicon, word: string): string[] {
  return [...words]
    .map((known) => ({ known, steps: computeEditDistance(word, known, maxSteps) }))
    .filter(({ steps }) => steps <= maxSteps)
    .toSorted((a, b) => a.steps - b.steps)
    .map(({ known }) => known);
}

/** Replaces each unknown word by the nearest known one; null if none is near. */
export async function correctWords(
  db: Kysely<Tables>,
  shop: ShopContext,
  lexicon: Lexicon,
  search: string,
  unknown: readonly SearchToken[],
): Promise<string | null> {
  const wrong = unknown.filter(({ word }) => word.length >= shortestCorrected && /^[a-z]+$/.test(word));
  if (wrong.length === 0) return null;
  const stored = await readNearWords(
    db,
    shop,
    wrong.map(({ word }) => word),
  );
  const near = stored.map(({ word, near: known }) => ({ word, near: [...findSimilarWords(lexicon, word), ...known] }));
  const corrected = correctTypos(near);
  if (!corrected) return null;
  let text = search;
  for (const [i, { start, end }] of [...wrong.entries()].toReversed()) text = `${text.slice(0, start)}${corrected[i]}${text.slice(end)}`;
  return text;
}
