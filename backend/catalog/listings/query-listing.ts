import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SortId } from '#generated/openapi/products.ts';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { ProductCard } from './build-card.ts';
import { trigramsOf } from './fold-words.ts';
import type { NearWords } from './mend-words.ts';
import type { ChosenFacet, Filters } from './parse-filters.ts';
import type { PriceStep } from './price-steps.ts';
import { searchCondition } from './search-query.ts';

export interface ListingQuestion extends Filters {
  readonly shop: ShopContext;
  /** Folded words of a search; empty for a category. */
  readonly words: readonly string[];
  readonly start: number;
  readonly count: number;
  readonly sort: SortId;
}

export interface Listing {
  /** Before facets narrow. */
  readonly found: number;
  readonly total: number;
  readonly cards: readonly ProductCard[];
  /** By `<facet>=<value>`; a value that nothing has is missing. */
  readonly counts: Readonly<Record<string, number>>;
  readonly low: number | null;
  readonly high: number | null;
  /** Counts of the price ranges that are set, by value. */
  readonly ranges: Readonly<Record<string, number>> | null;
  /** Only where a search found nothing. */
  readonly near: readonly NearWords[] | null;
}

const orders: Readonly<Record<SortId, string>> = {
  bestMatches: 'score desc, rank desc, style_id',
  newest: 'released_on desc, rank desc, style_id',
  priceLowToHigh: 'current_minor, rank desc, style_id',
  priceHighToLow: 'current_minor desc, rank desc, style_id',
  topRated: 'rating_score desc, rank desc, style_id',
};

const isPriced = ({ low, high }: PriceStep): RawBuilder<unknown> =>
  high === null
    ? sql`current_minor >= ${Math.round(low * 100)}::int`
    : sql`current_minor between ${Math.round(low * 100)}::int and ${Math.round(high * 100)}::int`;

function matches({ id, values, steps }: ChosenFacet): RawBuilder<unknown> {
  if (id !== 'price') return sql`facets && array[${sql.join(values.map((value) => `${id}=${value}`))}]::text[]`;
  return sql`(${sql.join(steps.map(isPriced), sql` or `)})`;
}

/** Rows in each range that is set, as if no range were: shoppers' own have no token to be counted by. */
function rangeCounts(chosen: readonly ChosenFacet[]): RawBuilder<unknown> {
  const price = chosen.find(({ id }) => id === 'price');
  const each = price?.values.map((value, i) => {
    const step = price.steps[i] ?? { low: 0, high: null };
    return sql`${value}::text, (select count(*)::int from base where (missed = 0 or (missed = 1 and missing = 'price')) and ${isPriced(step)})`;
  });
  return each && each.length > 0 ? sql`json_build_object(${sql.join(each)})` : sql`null::json`;
}

/** How many of the facets set a row misses, and the first of them: a row that misses one still counts for that facet's own values. */
function misses(chosen: readonly ChosenFacet[]): RawBuilder<unknown> {
  if (chosen.length === 0) return sql`0 as missed, null::text as missing`;
  const count = chosen.map((facet) => sql`(case when ${matches(facet)} then 0 else 1 end)`);
  const first = chosen.map((facet) => sql`when not (${matches(facet)}) then ${sql.lit(facet.id)}`);
  return sql`${sql.join(count, sql` + `)} as missed, case ${sql.join(first, sql` `)} end as missing`;
}

/** Known words that share most with each; those that begin alike first. */
function nearWords({ shop, words }: ListingQuestion): RawBuilder<unknown> {
  const each = words.map(
    (word) => sql`json_build_object('word', ${word}::text, 'near', (select coalesce(json_agg(word), '[]') from (
      select word from search_words
      where site_id = ${shop.site.id} and language = ${shop.language} and trigrams && ${trigramsOf(word)}::text[]
      order by starts_with(word, ${word}) desc,
        (select count(*) from unnest(trigrams) t where t = any(${trigramsOf(word)}::text[])) desc, uses desc, word limit 40) as likest))`,
  );
  return sql`json_build_array(${sql.join(each)})`;
}

/** A stretch of a category or search with its facets, one statement: listings are where other backends are slow. */
export async function queryListing(db: Kysely<Tables>, question: ListingQuestion): Promise<Listing> {
  const { shop, words, categoryId, chosen, start, count, sort } = question;
  const site = sql`site_id = ${shop.site.id} and language = ${shop.language}`;
  const order = sql.raw(orders[sort]);
  const search = words.length > 0 ? sql`(${searchCondition(words, shop.language)})` : null;
  const result = await sql<Listing>`with base as materialized (
      select style_id, facets, current_minor, rank, released_on, rating_score,
        ${search ? sql`ts_rank(search, ${search})` : sql`0`} as score, ${misses(chosen)}
      from listings where ${site}
        ${categoryId === null ? sql`` : sql`and facets @> array[${`category=${categoryId}`}]::text[]`}
        ${search ? sql`and search @@ ${search}` : sql``}),
    page as (select style_id, row_number() over (order by ${order}) as place from base where missed = 0
      order by ${order} limit ${count}::int offset ${start}::int),
    counts as (select token, count(*)::int as count from base, unnest(facets) as token
      where missed = 0 or (missed = 1 and starts_with(token, missing || '=')) group by token)
    select (select count(*)::int from base) as found,
      (select count(*)::int from base where missed = 0) as total,
      (select coalesce(json_agg(l.card order by page.place), '[]') from page
        join listings l on l.style_id = page.style_id and l.site_id = ${shop.site.id} and l.language = ${shop.language}) as cards,
      (select coalesce(json_object_agg(token, count), '{}') from counts) as counts,
      (select min(current_minor) from base where missed = 0 or (missed = 1 and missing = 'price')) as low,
      (select max(current_minor) from base where missed = 0 or (missed = 1 and missing = 'price')) as high,
      ${rangeCounts(chosen)} as ranges,
      ${search ? sql`case when not exists (select 1 from base) then ${nearWords(question)} end` : sql`null::json`} as near`.execute(db);
  return result.rows[0] as Listing;
}
