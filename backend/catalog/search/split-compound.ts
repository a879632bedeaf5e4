import type { FoundMeaning, Lexicon } from './meaning.ts';
import type { SearchToken } from './tokenize-search.ts';
import { stemWord } from './stem-word.ts';

const minLength = 3;
const linking = /(?:s|n|en)$/;

/**
 * Splits `damenjacken` into women and jackets: a compound whose last part names a kind. Its first part may be unknown, as in `skijacke`.
 */
export function splitCompound(lexicon: Pick<Lexicon, 'meanings' | 'language'>, token: SearchToken): readonly FoundMeaning[] {
  const { meanings, language } = lexicon;
  const { word } = token;
  let partly: readonly FoundMeaning[] = [];
  for (let cut = minLength; cut <= word.length - minLength; cut += 1) {
    const kind = meanings.get(stemWord(word.slice(cut), language));
    if (kind?.type !== 'kind') continue;
    const first = word.slice(0, cut);
    const before = [first, first.replace(linking, '')]
      .map((segment) => meanings.get(stemWord(segment, language)) ?? meanings.get(segment))
      .find(Boolean);
    if (before)
      return [
        { words: [token], meaning: before },
        { words: [token], meaning: kind },
      ];
    if (partly.length === 0 && word.length - cut > minLength) partly = [{ words: [token], meaning: kind }];
  }
  return partly;
}
