import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { setOf } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import type { Matches } from '../listing-index/narrow.ts';
import { searchCondition } from './search-query.ts';

/** What holds all of the words, the best match first. */
export type FindMatches = (index: ListingIndex, shop: ShopContext, words: readonly string[]) => Promise<Matches>;

/** Positions that all kept searches hold together; each takes four bytes. */
const mostPositions = 4_000_000;
/** What a search takes beside its positions, above all the counts of its facets, in positions. */
const overhead = 3000;

async function readOrder(db: Kysely<Tables>, { site, language }: ShopContext, words: readonly string[]): Promise<Uint32Array> {
  const condition = searchCondition(words, language);
  const mark = `'@${site.id}@${language}'`;
  // Each in a query of its own: worked out once, and not for every row that it ranks.
  const found = await sql<{ readonly positions: readonly number[] }>`select
    coalesce(array_agg(position order by score desc, rank desc, position), '{}') as positions
    from (select position, rank, ts_rank(search, (select ${condition})) as score from listings
      where search @@ (select ${mark}::tsquery && (${condition})) and site_id = ${site.id} and language = ${language}) found`.execute(db);
  return Uint32Array.from(found.rows[0]?.positions ?? []);
}

/** Searches are answered from the words of the listings, which change with their index alone: what was found stays found until then. */
export function createFindMatches(db: Kysely<Tables>): FindMatches {
  const kept = new LRUCache<string, Matches>({
    maxSize: mostPositions,
    sizeCalculation: ({ order, set }) => order.length + set.length + overhead,
  });
  return async (index, shop, words) => {
    const key = `${index.version} ${words.join(' ')}`;
    const known = kept.get(key);
    if (known) return known;
    const order = await readOrder(db, shop, words);
    const matches = { order, set: setOf(index.size, order) };
    kept.set(key, matches);
    return matches;
  };
}
