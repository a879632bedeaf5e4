import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { createShopContext, shopSites, type ShopContext, type ShopLanguage } from '../../sites/shop-site.ts';
import { createListingIndexes } from '../listing-index/listing-indexes.ts';
import type { ListingText } from '../listing-index/listing-words.ts';
import { buildFacets } from '../listings/build-facets.ts';
import { createFindMatches } from '../listings/find-matches.ts';
import { foldText } from '../listings/fold-text.ts';
import { getPrices, readCategoryNames, readListedStyles, getText } from '../listings/read-catalog.ts';
import { createListingText } from '../listings/rebuild-listings.ts';
import { configurations } from '../listings/search-query.ts';

interface Text extends ListingText {
  readonly rank: number;
}

/** The texts of a shop's listings, in the order of their positions. */
async function readTexts(db: Kysely<Tables>, shop: ShopContext): Promise<Text[]> {
  const names = await readCategoryNames(db);
  const texts: Text[] = [];
  for await (const styles of readListedStyles(db)) {
    for (const style of styles.filter(({ brand }) => brand === shop.site.brand)) {
      const text = getText(style, shop);
      const sold = text && { ...shop, style, text, prices: getPrices(style, shop.site.id) };
      if (sold && sold.prices.size > 0) {
        texts.push({ position: texts.length, rank: style.rank, ...createListingText(sold, buildFacets(sold, names)) });
      }
    }
  }
  return texts;
}

/** Results of PostgreSQL's own text search for each query, the best match first. */
async function searchPostgres(
  db: Kysely<Tables>,
  texts: readonly Text[],
  language: ShopLanguage,
  searches: readonly (readonly string[])[],
): Promise<(readonly number[])[]> {
  const configuration = sql.lit(configurations[language]);
  const { rows } = await sql<{ readonly positions: readonly number[] }>`with texts as materialized (select position, rank,
      setweight(to_tsvector('simple', name), 'A') || to_tsvector('simple', rest) || to_tsvector(${configuration}, name || ' ' || rest) as search
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) text (position int, rank int, name text, rest text)),
    words as materialized (select search.place, word, to_tsquery('simple', word || ':*') || plainto_tsquery(${configuration}, word) as query
      from jsonb_array_elements(${JSON.stringify(searches)}::jsonb) with ordinality search (words, place), jsonb_array_elements_text(words) word),
    found as (select place, position, rank, count(*) as words, round(sum(ts_rank(search, query))::numeric, 5) as score
      from words join texts on search @@ query group by place, position, rank)
    select coalesce(array_agg(position order by score desc, rank desc, position) filter (where found.words = asked.words), '{}') as positions
    from (select place, count(*) as words from words group by place) asked left join found using (place) group by place order by place`.execute(
    db,
  );
  return rows.map(({ positions }) => positions);
}

const foldWords = (text: string): string[] => foldText(text).split(' ');

const requested: Readonly<Record<ShopLanguage, string>> = {
  en: 'jackets hiking hike packs running runs boots women womens waterproof summits shells the as is 100 insulated happily',
  fr: 'vestes randonnées chaussures imperméables femmes hommes courir courses les pour été légère légères chauds nuit',
  de: 'Jacken Rucksäcke Rucksack wandern Wanderungen Schuhe Damen Herren wasserdichte leichter leichtes Mützen und für grünes',
};

/** Words of the catalog as written, as prefixes and inflected, and some combinations. */
function createSearches(texts: readonly Text[], language: ShopLanguage): string[][] {
  const all = new Set(texts.flatMap(({ name, rest }) => foldWords(`${name} ${rest}`)));
  const known = [...all].filter((word, i) => i % (/[0-9]/.test(word) ? 40 : 2) === 0);
  const words = [...known, ...foldWords(requested[language])];
  const begun = known.map((word, i) => word.slice(0, 1 + (i % 7)));
  const pairs = known.filter((_, i) => i % 4 === 0).map((word) => [word, words.at(-word.length) as string]);
  const threes = texts
    .filter((_, i) => i % 6 === 0)
    .map(({ name, rest }) => [...foldWords(name).slice(0, 2), foldWords(rest).at(-3) as string]);
  return [...[...words, ...begun].map((word) => [word]), ...pairs, ...threes].map((search) => [...new Set(search)]);
}

export interface SearchComparison {
  readonly words: readonly string[];
  /** Positions, the best match first. */
  readonly found: readonly number[];
  /** Positions from PostgreSQL's text search. */
  readonly expected: readonly number[];
}

/** Runs searches of a shop's catalog on its index and on PostgreSQL. */
export async function searchWithIndexAndPostgres(
  db: Kysely<Tables>,
  siteId: string,
  language: ShopLanguage,
): Promise<readonly SearchComparison[]> {
  const shop = createShopContext(shopSites.find(({ id }) => id === siteId) as ShopContext['site'], language);
  const texts = await readTexts(db, shop);
  const searches = createSearches(texts, language);
  const expected = await searchPostgres(db, texts, language, searches);
  const find = createFindMatches(db);
  const both: SearchComparison[] = [];
  await createListingIndexes(db).query(shop, async (index) => {
    for (const [i, words] of searches.entries()) {
      const { order } = await find(index, shop, words);
      both.push({ words, found: [...order], expected: expected[i] ?? [] });
    }
    return { version: index.version };
  });
  return both;
}
