import { sql, type Kysely } from 'kysely';
import type { SortId } from '#generated/openapi/products.ts';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { ListingIndexes, Versioned } from '../listing-index/listing-indexes.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { narrow, type Matches, type Narrowed } from '../listing-index/narrow.ts';
import type { ProductCard } from './build-card.ts';
import type { Filters } from './parse-filters.ts';

export interface ListingQuestion extends Filters {
  readonly shop: ShopContext;
  readonly start: number;
  readonly count: number;
  readonly sort: SortId;
}

export interface Listing extends Omit<Narrowed, 'styles'> {
  readonly cards: readonly ProductCard[];
}

interface Cards extends Versioned {
  readonly cards: readonly ProductCard[];
}

export async function readCards(db: Kysely<Tables>, { site, language }: ShopContext, styles: readonly string[]): Promise<Cards> {
  const result = await sql<Cards>`select
    (select version from listing_indexes where site_id = ${site.id} and language = ${language}) as version,
    (select coalesce(json_agg(l.card order by shown.place), '[]')
      from unnest(${[...styles]}::text[]) with ordinality shown (style_id, place)
      join listings l on l.style_id = shown.style_id and l.site_id = ${site.id} and l.language = ${language}) as cards`.execute(db);
  return result.rows[0] as Cards;
}

export interface ListingPorts {
  readonly db: Kysely<Tables>;
  readonly indexes: ListingIndexes;
}

/** What a search has found in the index. */
export type FindInIndex = (index: ListingIndex) => Promise<Matches>;

/** A stretch of a category or search with its facets: narrowed by the index, its cards with one statement. */
export async function queryListing({ db, indexes }: ListingPorts, question: ListingQuestion, find?: FindInIndex): Promise<Listing> {
  const { shop } = question;
  return indexes.ask(shop, async (index) => {
    const matches = find ? await find(index) : null;
    const { styles, ...narrowed } = narrow(index, question, matches);
    return { ...narrowed, ...(await readCards(db, shop, styles)) };
  });
}
