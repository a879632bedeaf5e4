import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { openListingIndex, type ListingIndex } from './listing-index.ts';

/** A database result with the version of the index that its tables belong to; null without an index. */
export interface Versioned {
  readonly version: string | null;
}

/** The indexes of all shops, read on first use and again after the catalog is rebuilt. */
export interface ListingIndexes {
  /** Runs a query on index and database, and retries it if the catalog was rebuilt in between. */
  query<ResponseBody extends Versioned>(shop: ShopContext, question: (index: ListingIndex) => Promise<ResponseBody>): Promise<ResponseBody>;
}

const attempts = 3;

export function createListingIndexes(db: Kysely<Tables>): ListingIndexes {
  const read = new Map<string, Promise<ListingIndex>>();

  async function readIndex({ site, language }: ShopContext): Promise<ListingIndex> {
    const row = await db
      .selectFrom('listing_indexes')
      .select(['version', 'styles', 'categories', 'prices', 'orders', 'tokens', 'bits'])
      .where('site_id', '=', site.id)
      .where('language', '=', language)
      .executeTakeFirstOrThrow();
    return openListingIndex(row);
  }

  function getIndex(shop: ShopContext): Promise<ListingIndex> {
    const key = `${shop.site.id} ${shop.language}`;
    const known = read.get(key);
    if (known) return known;
    const index = readIndex(shop);
    read.set(key, index);
    index.catch(() => read.delete(key));
    return index;
  }

  return {
    async query(shop, question) {
      for (let attempt = 1; ; attempt += 1) {
        const index = await getIndex(shop);
        const response = await question(index);
        if (response.version === index.version || attempt === attempts) return response;
        read.delete(`${shop.site.id} ${shop.language}`);
      }
    },
  };
}
