import type { Query, Statement } from './database.ts';

interface Category {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly slug: string;
}

interface Label {
  readonly token: string;
  readonly label: string;
  readonly swatch: string | null;
}

/** Read once at start, as a hand-written server would do. */
export interface SiteCatalog {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
}

export async function readSiteCatalog(query: Query, site: string, brand: string): Promise<SiteCatalog> {
  const categories: Statement = {
    name: 'categories',
    text: `select c.id, c.parent_id, t.name, t.slug from categories c join category_texts t on t.category_id = c.id and t.language = 'en'
      where c.brand = $1 order by c.position`,
  };
  const labels: Statement = {
    name: 'labels',
    text: `select token, label, swatch from facet_values where site_id = $1 and language = 'en' order by position, token`,
  };
  return { categories: await query<Category>(categories, [brand]), labels: await query<Label>(labels, [site]) };
}

const shop = `site_id = $1 and language = 'en'`;
const inCategory = `facets @> array['category=' || $2::text]`;
const isFound = `search @@ to_tsquery('english', $2)`;
/** The only facet that can be set. */
const chosen = `($3::text[] is null or facets && $3::text[])`;

const createStatement = (name: string, where: string, score: string): Statement => ({
  name,
  text: `with base as materialized (select style_id, facets, current_minor, rank, ${score} as score, ${chosen} as chosen from listings where ${shop} and ${where}),
    page as (select style_id, row_number() over (order by score desc, rank desc, style_id) as place from base where chosen
      order by score desc, rank desc, style_id limit 24),
    counts as (select token, count(*)::int as count from base, unnest(facets) as token
      where chosen or starts_with(token, $4::text || '=') group by token)
    select (select string_agg(l.card::text, ',' order by place) from page join listings l using (style_id) where ${shop}) as cards,
      (select count(*)::int from base where chosen) as total, (select json_object_agg(token, count) from counts) as counts,
      (select min(current_minor) from base where chosen) as low, (select max(current_minor) from base where chosen) as high`,
});

const category = createStatement('category', inCategory, '0');
const search = createStatement('search', isFound, `ts_rank(search, to_tsquery('english', $2))`);

export interface Question {
  readonly site: string;
  readonly categoryId?: string;
  readonly words?: string;
  readonly filter?: string;
}

interface Found {
  /** JSON objects, concatenated. */
  readonly cards: string | null;
  readonly total: number;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly low: number | null;
  readonly high: number | null;
}

function countFacets(siteCatalog: SiteCatalog, counts: Readonly<Record<string, number>>, values: readonly string[] | null): unknown[] {
  const facets = new Map<string, unknown[]>();
  for (const { token, label, swatch } of siteCatalog.labels) {
    const count = counts[token];
    if (!count) continue;
    const [id = '', value] = token.split('=');
    const shown = { value, label, count, selected: values?.includes(token) ?? false, swatch };
    facets.set(id, [...(facets.get(id) ?? []), shown]);
  }
  return [...facets].map(([id, found]) => ({ id, label: id, values: found }));
}

/** Returns the same as our getCatalog and searchProducts with one statement; the cards are passed through as text. */
export async function readListing(
  runQuery: Query,
  siteCatalog: SiteCatalog,
  { site, categoryId, words, filter }: Question,
): Promise<string> {
  const query = (words ?? '').toLowerCase().split(/\W+/).filter(Boolean);
  const key = categoryId ?? query.map((word) => `${word}:*`).join(' & ');
  const [facet = null, list] = filter?.split('=') ?? [];
  const values = list?.split('|').map((value) => `${facet}=${value}`) ?? null;
  const [found] = await runQuery<Found>(categoryId === undefined ? search : category, [site, key, values, facet]);
  const row = siteCatalog.categories.find(({ id }) => id === categoryId);
  const parent = siteCatalog.categories.find(({ id }) => id === row?.parent_id);
  const link = (one: Category) => ({ id: one.id, name: one.name, slug: one.slug, url: `/c/${one.slug}-${one.id}` });
  const rest = {
    total: found?.total ?? 0,
    start: 0,
    count: 24,
    facets: countFacets(siteCatalog, found?.counts ?? {}, values),
    price: { min: (found?.low ?? 0) / 100, max: (found?.high ?? 0) / 100 },
    ...(row && {
      category: {
        ...link(row),
        children: siteCatalog.categories.filter(({ parent_id }) => parent_id === row.id).map(link),
        siblings: siteCatalog.categories.filter(({ id, parent_id }) => parent_id === row.parent_id && id !== row.id).map(link),
      },
    }),
    breadcrumbs: [{ label: 'Home', url: '/' }, ...(parent ? [link(parent)] : []), ...(row ? [{ label: row.name }] : [])],
  };
  return `{"products":[${found?.cards ?? ''}],${JSON.stringify(rest).slice(1)}`;
}
