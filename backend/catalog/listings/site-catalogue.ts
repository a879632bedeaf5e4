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
  /** Products in it, whatever is filtered. */
  readonly count: number;
}

export interface FacetLabel {
  readonly label: string;
  readonly swatch: string | null;
}

/** What every listing of a site and language says in the same words. */
export interface Shelf {
  /** Of the brand, in order. */
  readonly categories: readonly CategoryRow[];
  /** By `<facet>=<value>`, in order. */
  readonly labels: ReadonlyMap<string, FacetLabel>;
}

const keptFor = 60_000;

interface Found {
  readonly categories: readonly CategoryRow[];
  readonly labels: readonly (FacetLabel & { readonly token: string })[];
}

async function readShelf(db: Kysely<Tables>, { site, language }: ShopContext): Promise<Shelf> {
  const result = await sql<Found>`select
    (select coalesce(json_agg(json_build_object('token', token, 'label', label, 'swatch', swatch) order by position, token), '[]')
      from facet_values where site_id = ${site.id} and language = ${language}) as labels,
    (select coalesce(json_agg(json_build_object('id', c.id, 'parentId', c.parent_id, 'name', t.name, 'slug', t.slug,
        'description', t.description, 'count', coalesce(v.uses, 0)) order by c.position), '[]')
      from categories c join category_texts t on t.category_id = c.id and t.language = ${language}
      left join facet_values v on v.site_id = ${site.id} and v.language = ${language} and v.token = 'category=' || c.id
      where c.brand = ${site.brand}) as categories`.execute(db);
  const { categories, labels } = result.rows[0] as Found;
  return { categories, labels: new Map(labels.map(({ token, ...label }) => [token, label])) };
}

/** Reads a shop's shelf, at most once a minute: labels and categories change with the catalogue only, and are half of a listing's cost. */
export function createShelfReader(db: Kysely<Tables>, clock: Clock): (shop: ShopContext) => Promise<Shelf> {
  const kept = new Map<string, { readonly until: number; readonly shelf: Promise<Shelf> }>();
  return (shop) => {
    const now = clock.now().getTime();
    const key = `${shop.site.id} ${shop.language}`;
    const found = kept.get(key);
    if (found && now < found.until) return found.shelf;
    const shelf = readShelf(db, shop);
    kept.set(key, { until: now + keptFor, shelf });
    shelf.catch(() => kept.delete(key));
    return shelf;
  };
}
