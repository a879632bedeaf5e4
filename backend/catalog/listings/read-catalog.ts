import { sql, type Kysely } from 'kysely';
import type { StoredCustomAmount, StoredMedia } from '../../database/tables/catalog.ts';
import type { Tables } from '../../database/tables.ts';
import type { ColorPrice } from '../wire-price.ts';
import { shopSites, type ShopContext } from '../../sites/shop-site.ts';
import { getRegionalLanguage } from '../regional-language.ts';

export interface ListedColor {
  readonly code: string;
  readonly slug: string;
  readonly swatch: string;
  readonly position: number;
  readonly names: Readonly<Record<string, string>>;
  readonly gallery: readonly StoredMedia[];
}

export interface ListedStyle {
  readonly id: string;
  readonly brand: string;
  readonly kind: string;
  readonly gender: string;
  readonly badge: string | null;
  readonly eyebrow: string | null;
  readonly features: readonly string[];
  readonly custom_amounts: Readonly<Record<string, StoredCustomAmount>> | null;
  readonly rating_score: number | null;
  readonly rating_count: number;
  readonly rank: number;
  readonly released_on: string;
  /** The category of its breadcrumbs. */
  readonly category_id: string;
  readonly texts: Readonly<Record<string, ListedText>>;
  readonly categories: readonly string[];
  readonly colors: readonly ListedColor[];
  readonly sizes: readonly string[];
  readonly fits: readonly string[];
  /** Sizes in stock online, by site; sites without any are missing. */
  readonly stocked: Readonly<Record<string, readonly string[]>> | null;
  /** Keyed by site, then by color. */
  readonly prices: Readonly<Record<string, Readonly<Record<string, readonly [current: number, original: number]>>>>;
}

export interface ListedText {
  readonly name: string;
  readonly slug: string;
  readonly kind_label: string;
  readonly tagline: string;
  readonly description: string;
  readonly features: readonly string[];
}

const stylesAtOnce = 250;

async function readPage(db: Kysely<Tables>, after: string): Promise<ListedStyle[]> {
  const found = await sql<ListedStyle>`select s.*,
    (select json_object_agg(t.language, t) from style_texts t where t.style_id = s.id) as texts,
    (select coalesce(json_agg(c.category_id order by c.category_id), '[]') from style_categories c where c.style_id = s.id) as categories,
    (select coalesce(json_agg(json_build_object('code', w.color_code, 'slug', coalesce(o.slug, ''), 'swatch', coalesce(o.swatch, ''),
        'position', coalesce(o.position, 0), 'names', o.names, 'gallery', w.gallery) order by w.position), '[]')
      from colorways w left join colors o on o.brand = s.brand and o.code = w.color_code
      where w.style_id = s.id and (w.listed or w.color_code = '')) as colors,
    (select coalesce(json_agg(distinct v.size), '[]') from variants v where v.style_id = s.id and v.size <> '') as sizes,
    (select coalesce(json_agg(distinct v.fit), '[]') from variants v where v.style_id = s.id and v.fit <> '') as fits,
    (select json_object_agg(location, sizes) from (
      select k.location, json_agg(distinct v.size) as sizes from variants v join stock k on k.sku = v.sku and k.quantity > 0
      where v.style_id = s.id and v.size <> '' and k.location = any(${shopSites.map(({ id }) => id)}) group by k.location) as in_stock) as stocked,
    (select coalesce(json_object_agg(site_id, colors), '{}') from (
      select p.site_id, json_object_agg(p.color_code, json_build_array(p.current_minor, p.original_minor)) as colors
      from prices p where p.style_id = s.id group by p.site_id) as by_site) as prices
    from styles s where s.id collate "C" > ${after} order by s.id collate "C" limit ${stylesAtOnce}::int`.execute(db);
  return found.rows;
}

/** Streams all data for listings, by style id. A style without a shown color has its pictures under an empty code. */
export async function* readListedStyles(db: Kysely<Tables>): AsyncGenerator<readonly ListedStyle[]> {
  for (let after = ''; ;) {
    const styles = await readPage(db, after);
    if (styles.length > 0) yield styles;
    if (styles.length < stylesAtOnce) return;
    after = styles.at(-1)?.id ?? after;
  }
}

/** Category names by id and language. */
export async function readCategoryNames(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('category_texts').select(['category_id', 'language', 'name']).execute();
  return new Map(rows.map(({ category_id, language, name }) => [`${category_id} ${language}`, name]));
}

/** Prices of a style's shown colors in a site; colors that are not sold there are missing. */
export function getPrices(style: ListedStyle, siteId: string): Map<string, ColorPrice> {
  const found = new Map<string, ColorPrice>();
  for (const { code } of style.colors) {
    const price = style.prices[siteId]?.[code];
    if (price) found.set(code, { currentMinor: price[0], originalMinor: price[1] });
  }
  return found;
}

/** The text of a style for a shop, in its regional language if there is one. */
export function getText(style: ListedStyle, shop: ShopContext): ListedText | undefined {
  const regional = getRegionalLanguage(shop);
  return (regional && style.texts[regional]) ?? style.texts[shop.language];
}
