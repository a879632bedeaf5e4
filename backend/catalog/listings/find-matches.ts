import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { maxPrefixLength } from '../listing-index/listing-words.ts';
import type { Matches } from '../listing-index/narrow-listing.ts';
import { rankMatches, type FoundByWord } from '../listing-index/rank-matches.ts';
import { configurations } from './search-query.ts';

/** Finds styles that contain all of the words, the best match first. */
export type FindMatches = (index: ListingIndex, shop: ShopContext, words: readonly string[]) => Promise<Matches>;

/** Maximum total of positions in cached searches; each takes four bytes. */
const maxPositions = 4_000_000;
/** Size of a cached search besides its positions, mostly facet counts, in positions. */
const overhead = 3000;

/** Maximum of numbers read for a prefix with a digit; each style has only a few. */
const maxNumbers = 1000;

interface FoundRow {
  readonly word: string;
  readonly stem: string | null;
  readonly exact: string;
  readonly prefixes: string;
}

const toBytes = (base64: string): Uint8Array => Buffer.from(base64, 'base64');

/** Reads the postings of words in the texts of a shop. */
export async function readPostingsOfWords(
  db: Kysely<Tables>,
  { site, language }: ShopContext,
  words: readonly string[],
): Promise<FoundByWord[]> {
  const isShort = (word: string): boolean => word.length <= maxPrefixLength;
  // Short prefixes have an entry of their own; longer ones are read as a range of words.
  const low = words.map((word) => (isShort(word) ? `${word}*` : word));
  const high = words.map((word) => (isShort(word) ? `${word}+` : `${word}{`));
  // The offset prevents PostgreSQL from computing the stem at every reference.
  const postings = sql`select postings from listing_words where site_id = ${site.id} and language = ${language} and word`;
  const found = await sql<FoundRow>`select asked.word, stem,
      coalesce((select encode(postings, 'base64') from (${postings} = key) one), '') as exact,
      (select coalesce(encode(string_agg(postings, ''), 'base64'), '') from (
        ${postings} >= low and word < high and word is distinct from case when stem = asked.word then key end
        union all (${postings} >= '#' || low and word < '#' || high order by word limit ${sql.lit(maxNumbers)})) many) as prefixes
    from unnest(${[...words]}::text[], ${low}::text[], ${high}::text[]) with ordinality asked (word, low, high, place),
      lateral (select case when asked.word ~ '[0-9]' then asked.word
        else (tsvector_to_array(to_tsvector(${sql.lit(configurations[language])}::regconfig, asked.word)))[1] end as stem offset 0) basic,
      lateral (select case when stem ~ '[0-9]' then '#' || stem else stem end as key offset 0) keyed
    order by place`.execute(db);
  return found.rows.map(({ word, stem, exact, prefixes }) => ({
    exact: toBytes(exact),
    prefixes: toBytes(prefixes),
    ranked: stem === null ? 'prefixes' : stem === word ? 'exact' : 'both',
  }));
}

/** Searches the words of the listings. Results are cached until the index changes. */
export function createFindMatches(db: Kysely<Tables>): FindMatches {
  const stored = new LRUCache<string, Matches>({
    maxSize: maxPositions,
    sizeCalculation: ({ order, set }) => order.length + set.length + overhead,
  });
  return async (index, shop, words) => {
    const key = `${index.version} ${words.join(' ')}`;
    const known = stored.get(key);
    if (known) return known;
    const matches = rankMatches(index, await readPostingsOfWords(db, shop, words));
    stored.set(key, matches);
    return matches;
  };
}
