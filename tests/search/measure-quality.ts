import type { TestCatalog } from '#backend/catalog/testing/start-catalog.ts';
import { foldText } from '#backend/catalog/listings/fold-text.ts';
import { sql } from 'kysely';
import { computeNdcg, parseRules, readJudgedGroups, type JudgedGroup, type JudgedProduct, type JudgedQuery } from './judged-query.ts';

export interface MeasuredQuery extends JudgedQuery {
  readonly kind: string;
  readonly site: string;
  readonly locale: string;
  readonly ndcg: number;
  /** The search finds nothing, although something is relevant. */
  readonly isEmpty: boolean;
  readonly found: readonly string[];
}

interface ProductRow {
  readonly style_id: string;
  readonly facets: readonly string[];
  readonly current_minor: number;
  readonly name: string;
  readonly sizes: readonly string[];
}

async function readProducts({ db }: TestCatalog, { site, locale }: JudgedGroup): Promise<JudgedProduct[]> {
  const language = locale.split('_')[0] ?? '';
  const { rows } = await sql<ProductRow>`select l.style_id, l.facets, l.current_minor, l.card->>'name' as name,
      (select coalesce(json_agg(distinct v.size), '[]') from variants v join stock k on k.sku = v.sku and k.location = ${site} and k.quantity > 0
        where v.style_id = l.style_id) as sizes
    from listings l where l.site_id = ${site} and l.language = ${language}`.execute(db);
  return rows.map(({ style_id, facets, current_minor, name, sizes }) => ({
    id: style_id,
    price: current_minor / 100,
    attributes: new Set([
      ...facets,
      `id=${style_id}`,
      ...foldText(name)
        .split(' ')
        .map((word) => `name=${word}`),
      ...sizes.map((size) => `stock=${size}`),
    ]),
  }));
}

async function measure(
  catalog: TestCatalog,
  group: JudgedGroup,
  products: readonly JudgedProduct[],
  judged: JudgedQuery,
): Promise<MeasuredQuery> {
  const { site, locale, kind } = group;
  const response = await catalog.read(
    'searchProducts',
    `/products/v2/search/productSearch?count=10&q=${encodeURIComponent(judged.query)}`,
    `${site} ${locale}`,
  );
  const base = { ...judged, kind, site, locale };
  const [, target, requested = ''] = /^(article|redirect)=(.+)$/.exec(judged.relevant) ?? [];
  if (target) {
    const pages = requested.split('|');
    const found = target === 'article' ? response.articles.map(({ url }) => url) : [response.redirectUrl ?? ''];
    const grades = found.map((url) => (pages.includes(url) ? 3 : 0));
    return {
      ...base,
      found,
      ndcg: computeNdcg(
        grades,
        pages.map(() => 3),
      ),
      isEmpty: grades.every((grade) => grade === 0),
    };
  }
  const grade = parseRules(judged.relevant);
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = response.products.map(({ masterId }) => masterId);
  const grades = found.map((id) => grade(byId.get(id) as JudgedProduct));
  const all = products.map(grade);
  if (all.every((one) => one === 0)) throw new Error(`No product of ${site} is relevant for "${judged.query}"`);
  return { ...base, found: response.products.map(({ name }) => name), ndcg: computeNdcg(grades, all), isEmpty: found.length === 0 };
}

/** Runs every judged search and measures its result. */
export async function measureQuality(catalog: TestCatalog): Promise<MeasuredQuery[]> {
  const measured: MeasuredQuery[] = [];
  for (const group of readJudgedGroups()) {
    const products = await readProducts(catalog, group);
    for (const judged of group.queries) measured.push(await measure(catalog, group, products, judged));
  }
  return measured;
}

export const computeMean = (measured: readonly MeasuredQuery[]): number =>
  measured.reduce((sum, { ndcg: one }) => sum + one, 0) / Math.max(measured.length, 1);
