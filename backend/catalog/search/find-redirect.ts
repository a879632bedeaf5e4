import { getPhraseKey } from './lexicon.ts';
import type { Lexicon } from './meaning.ts';

/** The page for a search as a whole, in any form of its words; undefined for any other search. */
export const findRedirect = (query: string, lexicon: Lexicon): string | undefined => lexicon.redirects.get(getPhraseKey(query, lexicon));
