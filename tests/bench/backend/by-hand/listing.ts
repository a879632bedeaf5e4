import type { Ask, Statement } from './database.ts';

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

/** Read once at start, as a server by hand would. */
export interface SiteCatalogue {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
}

export async function readSiteCatalogue(ask: Ask, site: string, brand: string): Promise<SiteCatalogue> {
  const categories: Statement = {
    name: 'categories',
    text: `select c.id, c.parent_id, t.name, t.slug from categories c join category_texts t on t.category_id = c.id and t.language = 'en'
      where c.brand = $1 order by c.position`,
  };
  const labels: Statement = {
    name: 'labels',
    text: `select token, label, swatch from facet_values where site_id = $1 and language = 'en' order by position, token`,
  };
  return { categories: await ask<Category>(categories, [brand]), labels: await ask<Label>(labels, [site]) };
}

const shop = `site_id = $1 and language = 'en'`;
const inCategory = `facets @> array['category=' || $2::text]`;
const isFound = `search @@ to_tsquery('english', $2)`;
/** The one facet that may be set. */
const chosen = `($3::text[] is null or facets && $3::text[])`;

const statements = (name: string, where: string, order: string) => ({
  cards: {
    name: `${name}-cards`,
    text: `select card, count(*) over ()::int as total, min(current_minor) over () as low, max(current_minor) over () as high from listings where ${shop} and ${where} and ${chosen} order by ${order} limit 24`,
  },
  counts: {
    name: `${name}-counts`,
    text: `select token, count(*)::int as count from listings, unnest(facets) as token
      where ${shop} and ${where} and (${chosen} or starts_with(token, $4::text || '=')) group by token`,
  },
});

const category = statements('category', inCategory, 'rank desc, style_id');
const search = statements('search', isFound, `ts_rank(search, to_tsquery('english', $2)) desc, rank desc, style_id`);

export interface Question {
  readonly site: string;
  readonly categoryId?: string;
  readonly words?: string;
  readonly filter?: string;
}

interface Counted {
  readonly token: string;
  readonly count: number;
}

interface Found {
  readonly card: unknown;
  readonly total: number;
  readonly low: number;
  readonly high: number;
}

function facetsOf(siteCatalogue: SiteCatalogue, counted: readonly Counted[], values: readonly string[] | null): unknown[] {
  const counts = new Map(counted.map(({ token, count }) => [token, count]));
  const facets = new Map<string, unknown[]>();
  for (const { token, label, swatch } of siteCatalogue.labels) {
    const count = counts.get(token);
    if (!count) continue;
    const [id = '', value] = token.split('=');
    const shown = { value, label, count, selected: values?.includes(token) ?? false, swatch };
    facets.set(id, [...(facets.get(id) ?? []), shown]);
  }
  return [...facets].map(([id, found]) => ({ id, label: id, values: found }));
}

/** What our getCatalog and searchProducts tell, in two statements. */
export async function readListing(ask: Ask, siteCatalogue: SiteCatalogue, { site, categoryId, words, filter }: Question): Promise<unknown> {
  const { cards, counts } = categoryId === undefined ? search : category;
  const query = (words ?? '').toLowerCase().split(/\W+/).filter(Boolean);
  const key = categoryId ?? query.map((word) => `${word}:*`).join(' & ');
  const [facet = null, list] = filter?.split('=') ?? [];
  const values = list?.split('|').map((value) => `${facet}=${value}`) ?? null;
  const [found, counted] = await Promise.all([ask<Found>(cards, [site, key, values]), ask<Counted>(counts, [site, key, values, facet])]);
  const row = siteCatalogue.categories.find(({ id }) => id === categoryId);
  const parent = siteCatalogue.categories.find(({ id }) => id === row?.parent_id);
  const link = (one: Category) => ({ id: one.id, name: one.name, slug: one.slug, url: `/c/${one.slug}-${one.id}` });
  return {
    total: found[0]?.total ?? 0,
    start: 0,
    count: 24,
    products: found.map(({ card }) => card),
    facets: facetsOf(siteCatalogue, counted, values),
    price: { min: (found[0]?.low ?? 0) / 100, max: (found[0]?.high ?? 0) / 100 },
    ...(row && {
      category: {
        ...link(row),
        children: siteCatalogue.categories.filter(({ parent_id }) => parent_id === row.id).map(link),
        siblings: siteCatalogue.categories.filter(({ id, parent_id }) => parent_id === row.parent_id && id !== row.id).map(link),
      },
    }),
    breadcrumbs: [{ label: 'Home', url: '/' }, ...(parent ? [link(parent)] : []), ...(row ? [{ label: row.name }] : [])],
  };
}
