import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../database/tables.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { readPostingsOfWords } from '../listings/find-matches.ts';
import type { SiteCatalog } from '../listings/site-catalog.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { correctWords } from './correct-words.ts';
import { findStyles, hasMatches, type FoundSearch, type WordsFound } from './find-styles.ts';
import { getLexicon } from './lexicon.ts';
import type { Lexicon } from './meaning.ts';
import { tokenizeSearch, type SearchToken } from './tokenize-search.ts';
import type { ParsedSearch } from './search-part.ts';
import { parseSearch } from './understand-search.ts';
import { readFoundWord, type FoundWord } from './word-matches.ts';

/** A search with its interpretation and its results. */
export interface SearchResult extends FoundSearch {
  readonly tokens: readonly SearchToken[];
  readonly search: ParsedSearch;
  /** The searched words if those of the shopper had typos. */
  readonly corrected?: string;
}

export interface SearchQuestion {
  readonly shop: ShopContext;
  readonly siteCatalog: SiteCatalog;
  readonly query: string;
}

export type SearchIndex = (index: ListingIndex, question: SearchQuestion) => Promise<SearchResult>;

/** Maximum total of positions in cached searches; each takes four bytes. */
const maxPositions = 4_000_000;
/** Size of a cached search besides its positions, mostly facet counts, in positions. */
const overhead = 3000;

/** Words to look up in texts: those without a meaning, and those that names may contain. */
function readWords({ segments, occasions, texts }: ParsedSearch): string[] {
  const named = segments.flatMap(({ kind, words }) => (kind === 'kind' || kind === 'feature' ? words : []));
  const all = [...texts, ...named, ...occasions.flatMap(({ words }) => words)];
  return [...new Set(all.map(({ word }) => word))];
}

/** Searches a shop's listing index. Results are cached until the listings are rebuilt. */
export function createSearchIndex(db: Kysely<Tables>): SearchIndex {
  const cached = new LRUCache<string, SearchResult>({
    maxSize: maxPositions,
    sizeCalculation: ({ matches: { order, set } }) => order.length + set.length + overhead,
  });

  async function read(index: ListingIndex, shop: ShopContext, search: ParsedSearch): Promise<WordsFound> {
    const words = readWords(search);
    const found = words.length > 0 ? await readPostingsOfWords(db, shop, words) : [];
    return new Map(
      words.flatMap((word, i): [string, FoundWord][] => {
        const postings = found[i];
        const known = postings && readFoundWord(index.size, postings);
        return known ? [[word, known]] : [];
      }),
    );
  }

  async function searchAs(index: ListingIndex, shop: ShopContext, lexicon: Lexicon, query: string): Promise<SearchResult> {
    const tokens = tokenizeSearch(query, shop.language);
    const search = parseSearch(tokens, lexicon, shop);
    return { tokens, search, ...findStyles(index, search, await read(index, shop, search)) };
  }

  async function search(index: ListingIndex, { shop, siteCatalog, query }: SearchQuestion): Promise<SearchResult> {
    const lexicon = getLexicon(shop.language, siteCatalog);
    const first = await searchAs(index, shop, lexicon, query);
    if (first.omitted.length === 0 || first.search.help.length > 0) return first;
    const corrected = await correctWords(db, shop, lexicon, query, first.omitted);
    if (corrected === null) return first;
    const second = await searchAs(index, shop, lexicon, corrected);
    // Corrected words that are omitted again do not count as corrections.
    if (second.omitted.length >= first.omitted.length) return first;
    return hasMatches(second) || second.search.help.length > 0 ? { ...second, corrected } : first;
  }

  return async (index, question) => {
    const key = `${index.version} ${question.query.toLowerCase().trim()}`;
    const known = cached.get(key);
    if (known) return known;
    const result = await search(index, question);
    cached.set(key, result);
    return result;
  };
}
