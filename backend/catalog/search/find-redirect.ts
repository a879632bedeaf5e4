import { keyOfPhrase } from './lexicon.ts';
import type { Lexicon } from './meaning.ts';

/** The page that a search leads to as a whole, whatever the form of its words; undefined for any other search. */
export const findRedirect = (query: string, lexicon: Lexicon): string | undefined => lexicon.redirects.get(keyOfPhrase(query, lexicon));
