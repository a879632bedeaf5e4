import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SortId } from '#generated/openapi/products.ts';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { ListingIndexes, Versioned } from '../listing-index/listing-indexes.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { narrowListing, type Matches, type NarrowedListing } from '../listing-index/narrow-listing.ts';
import { getBadge, type ProductCard } from './build-card.ts';
import type { Filters } from './parse-filters.ts';
import { getPositionsInStock, type ReadStoreStyles } from './store-stock-reader.ts';

export interface ListingQuestion extends Filters {
  readonly shop: ShopContext;
  readonly start: number;
  readonly count: number;
  readonly sort: SortId;
}

export interface Listing extends Omit<NarrowedListing, 'styles'> {
  readonly cards: readonly ProductCard[];
}

interface Cards extends Versioned {
  readonly cards: readonly ProductCard[];
}

interface CardRows extends Versioned {
  readonly cards: readonly { readonly card: ProductCard; readonly scarcity: string | null }[];
}

/** SQL for the scarcity eyebrow of a style, from the online stock of its best-stocked variant in a site; null with plenty of stock. */
export function scarcitySql(styleId: RawBuilder<unknown>, { id }: ShopContext['site']): RawBuilder<string | null> {
  return sql`(select scarcity(max(k.quantity)) from variants v left join stock k on k.sku = v.sku and k.location = ${id} where v.style_id = ${styleId})`;
}

export async function readCards(db: Kysely<Tables>, { site, language, locale }: ShopContext, styles: readonly string[]): Promise<Cards> {
  const result = await sql<CardRows>`select
    (select version from listing_indexes where site_id = ${site.id} and language = ${language}) as version,
    (select coalesce(json_agg(json_build_object('card', l.card, 'scarcity', ${scarcitySql(sql.ref('l.style_id'), site)})
        order by shown.place), '[]')
      from unnest(${[...styles]}::text[]) with ordinality shown (style_id, place)
      join listings l on l.style_id = shown.style_id and l.site_id = ${site.id} and l.language = ${language}) as cards`.execute(db);
  const { version, cards } = result.rows[0] as CardRows;
  return { version, cards: cards.map(({ card, scarcity }) => addScarcity(card, scarcity, { locale })) };
}

export interface ListingPorts {
  /** Finds the products that a store has in stock. */
  readonly readStoreStyles: ReadStoreStyles;
  readonly db: Kysely<Tables>;
  readonly indexes: ListingIndexes;
}

/** Finds the matches of a search in the index. */
export type FindInIndex = (index: ListingIndex) => Promise<Matches>;

/** Reads a page of a category or search with its facets: narrowed by the index, its cards with one statement. */
export async function queryListing(
  { db, indexes, readStoreStyles }: ListingPorts,
  question: ListingQuestion,
  find?: FindInIndex,
): Promise<Listing> {
  const { shop, storeId } = question;
  const storeStyles = storeId === undefined ? undefined : await readStoreStyles(shop, storeId);
  return indexes.query(shop, async (index) => {
    const matches = find ? await find(index) : null;
    const { styles, ...narrowed } = narrowListing(index, question, {
      matches,
      within: storeStyles && getPositionsInStock(index, storeStyles),
    });
    return { ...narrowed, ...(await readCards(db, shop, styles)) };
  });
}

/** Scarcity replaces the eyebrow of the style. */
function addScarcity(card: ProductCard, scarcity: string | null, { locale }: Pick<ShopContext, 'locale'>): ProductCard {
  const eyebrow = getBadge(scarcity, locale);
  return eyebrow ? { ...card, eyebrow } : card;
}
