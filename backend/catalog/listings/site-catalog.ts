import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../ports.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

export interface CategoryRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  /** Number of its products, without filters. */
  readonly count: number;
}

export interface FacetLabel {
  readonly label: string;
  readonly swatch: string | null;
}

export interface RedirectTerm {
  readonly term: string;
  /** In-shop path without the locale. */
  readonly url: string;
}

/** Data that all listings of a site and language share. */
export interface SiteCatalog {
  /** Categories of the brand, in order. */
  readonly categories: readonly CategoryRow[];
  /** Keyed by `<facet>=<value>`, in order. */
  readonly labels: ReadonlyMap<string, FacetLabel>;
  /** Terms that redirect to a page instead of a list of products. */
  readonly redirects: readonly RedirectTerm[];
}

const timeToLive = 60_000;

interface Found {
  readonly redirects: readonly RedirectTerm[];
  readonly categories: readonly CategoryRow[];
  readonly labels: readonly (FacetLabel & { readonly token: string })[];
}

async function readSiteCatalog(db: Kysely<Tables>, { site, language }: ShopContext): Promise<SiteCatalog> {
  const result = await sql<Found>`select
    (select coalesce(json_agg(json_build_object('term', term, 'url', url) order by term), '[]')
      from search_terms where brand = ${site.brand} and language = ${language}) as redirects,
    (select coalesce(json_agg(json_build_object('token', token, 'label', label, 'swatch', swatch) order by position, token), '[]')
      from facet_values where site_id = ${site.id} and language = ${language}) as labels,
    (select coalesce(json_agg(json_build_object('id', c.id, 'parentId', c.parent_id, 'name', t.name, 'slug', t.slug,
        'description', t.description, 'count', coalesce(v.uses, 0)) order by c.position), '[]')
      from categories c join category_texts t on t.category_id = c.id and t.language = ${language}
      left join facet_values v on v.site_id = ${site.id} and v.language = ${language} and v.token = 'category=' || c.id
      where c.brand = ${site.brand}) as categories`.execute(db);
  const { categories, labels, redirects } = result.rows[0] as Found;
  return { categories, redirects, labels: new Map(labels.map(({ token, ...label }) => [token, label])) };
}

/**
 * Reads the shared data of a site's listings at most once a minute: labels and categories change only with the catalog and are half of a
 * listing's cost.
 */
export function createSiteCatalogReader(db: Kysely<Tables>, clock: Clock): (shop: ShopContext) => Promise<SiteCatalog> {
  const cached = new Map<string, { readonly until: number; readonly siteCatalog: Promise<SiteCatalog> }>();
  return (shop) => {
    const now = clock.now().getTime();
    const key = `${shop.site.id} ${shop.language}`;
    const found = cached.get(key);
    if (found && now < found.until) return found.siteCatalog;
    const siteCatalog = readSiteCatalog(db, shop);
    cached.set(key, { until: now + timeToLive, siteCatalog });
    siteCatalog.catch(() => cached.delete(key));
    return siteCatalog;
  };
}
