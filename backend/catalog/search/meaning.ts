import type { ShopLanguage } from '../../sites/shop-site.ts';
import type { SearchToken } from './tokenize-search.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** The meaning of a phrase in a shop. Tokens are those of the listing index, `<facet>=<value>`. */
export type Meaning =
  | { readonly type: 'kind'; readonly label: string; readonly tokens: readonly string[]; readonly near: readonly string[] }
  | { readonly type: 'color' | 'gender' | 'feature' | 'category'; readonly label: string; readonly tokens: readonly string[] }
  | { readonly type: 'help'; readonly label: string; readonly about: string }
  | { readonly type: 'occasion'; readonly label: string; readonly tokens: readonly string[] };

export interface Lexicon {
  readonly language: ShopLanguage;
  readonly vocabulary: Vocabulary;
  /** Meanings by key: the stems of a phrase's words separated by spaces. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** Second meanings of names of kinds, used beside another kind: `imperméable` is a jacket, and a feature of boots. */
  readonly modifiers: ReadonlyMap<string, Meaning>;
  readonly stopKeys: ReadonlySet<string>;
  /** Folded words as shoppers write them, for the correction of typos. */
  readonly words: ReadonlySet<string>;
  /** Phrases for completing the input, with true for the usual name of a meaning. */
  readonly phrases: ReadonlyMap<string, boolean>;
  /** Pages of known terms, by key. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Words of a search with their meaning. */
export interface FoundMeaning {
  readonly words: readonly SearchToken[];
  readonly meaning: Meaning;
}
