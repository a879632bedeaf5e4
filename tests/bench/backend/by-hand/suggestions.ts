import type { Query, Statement } from './database.ts';

interface Found {
  readonly products: unknown;
  readonly terms: readonly string[] | null;
  readonly categories: unknown;
}

/** Products by word prefix, matching words, and categories by name, in one statement. */
const statement: Statement = {
  name: 'suggestions',
  text: `select
    (select json_agg(json_build_object('id', card->'id', 'masterId', card->'masterId', 'name', card->'name', 'pageUrl', card->'pageUrl',
        'image', card->'images'->0, 'price', card->'price'))
      from (select card from listings where site_id = $1 and language = 'en' and search @@ to_tsquery('english', $2)
        order by ts_rank(search, to_tsquery('english', $2)) desc, rank desc limit 4) found) as products,
    (select array_agg(word) from (select word from search_words where site_id = $1 and language = 'en' and starts_with(word, $3)
      order by uses desc limit 3) known) as terms,
    (select json_agg(json_build_object('id', c.id, 'name', t.name, 'url', '/c/' || t.slug || '-' || c.id))
      from categories c join category_texts t on t.category_id = c.id and t.language = 'en'
      where c.brand = lower(split_part($1, '-', 1)) and t.name ilike '%' || $3 || '%') as categories`,
};

/** Returns the response of our autoSuggest, without its linguistic analysis. */
export async function readSuggestions(query: Query, site: string, typed: string): Promise<object> {
  const words = typed.toLowerCase().split(/\W+/).filter(Boolean);
  const [found] = await query<Found>(statement, [site, words.map((word) => `${word}:*`).join(' & '), words.at(-1) ?? '']);
  return {
    query: typed,
    terms: found?.terms ?? [],
    scopes: [],
    categories: found?.categories ?? [],
    products: found?.products ?? [],
    articles: [],
  };
}
