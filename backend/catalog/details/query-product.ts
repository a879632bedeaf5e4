import { sql, type Kysely } from 'kysely';
import type { StoredCustomAmount, StoredMaterialPart, StoredMedia } from '../../database/tables/catalog.ts';
import type { Tables } from '../../database/tables.ts';
import { availableUnitsSql } from '../available-units.ts';
import { styleLanguageSql } from '../regional-language.ts';
import { scarcitySql } from '../listings/query-listing.ts';
import type { CategoryRow } from '../listings/site-catalog.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

export interface FoundColor {
  readonly code: string;
  readonly listed: boolean;
  readonly swatch: string | null;
  readonly names: Readonly<Record<string, string>> | null;
  readonly gallery: readonly StoredMedia[];
  readonly currentMinor: number;
  readonly originalMinor: number;
}

export interface FoundVariant {
  readonly sku: string;
  readonly color: string;
  readonly size: string;
  readonly fit: string;
  readonly upc: string;
  readonly quantity: number;
}

export interface FoundProduct {
  readonly id: string;
  readonly brand: string;
  readonly kind: string;
  readonly badge: string | null;
  readonly eyebrow: string | null;
  /** Id of the eyebrow for low stock, which replaces the style's own. */
  readonly scarcity: string | null;
  readonly season: string;
  readonly size_scale: string;
  readonly size_chart: string | null;
  readonly features: readonly string[];
  readonly notify_me: boolean;
  readonly digital: boolean;
  readonly custom_amounts: Readonly<Record<string, StoredCustomAmount>> | null;
  readonly max_qty: number;
  readonly rating_score: number | null;
  readonly rating_count: number;
  readonly category_id: string;
  readonly gender: string;
  readonly weight_grams: number | null;
  readonly composition: readonly StoredMaterialPart[];
  readonly saleEndsOn: string | null;
  readonly name: string;
  readonly slug: string;
  readonly kind_label: string;
  readonly tagline: string;
  readonly description: string;
  readonly points: readonly string[];
  readonly material: string;
  readonly care: string;
  readonly categoryIds: readonly string[];
  /** Colors that the site sells, in display order. */
  readonly colors: readonly FoundColor[];
  readonly variants: readonly FoundVariant[];
  /** The category of the breadcrumbs and its ancestors. */
  readonly path: readonly CategoryRow[];
}

/** Reads all data of product pages in one statement; a style that the site does not sell is missing from the map. */
export async function queryProducts(
  db: Kysely<Tables>,
  styleIds: readonly string[],
  shop: ShopContext,
  now: Date,
): Promise<ReadonlyMap<string, FoundProduct>> {
  const { site, language } = shop;
  const result =
    await sql<FoundProduct>`select s.*, s.sale_ends_on::text as "saleEndsOn", t.name, t.slug, t.kind_label, t.tagline, t.description, t.features as points, t.material, t.care,
    ${scarcitySql(sql.ref('s.id'), site)} as scarcity,
    (select coalesce(json_agg(c.category_id order by c.category_id), '[]') from style_categories c where c.style_id = s.id) as "categoryIds",
    (select coalesce(json_agg(json_build_object('code', w.color_code, 'listed', w.listed, 'swatch', o.swatch, 'names', o.names,
        'gallery', w.gallery, 'currentMinor', p.current_minor, 'originalMinor', p.original_minor) order by w.position), '[]')
      from colorways w
      join prices p on p.style_id = w.style_id and p.color_code = w.color_code and p.site_id = ${site.id}
      left join colors o on o.brand = s.brand and o.code = w.color_code
      where w.style_id = s.id) as colors,
    (select coalesce(json_agg(json_build_object('sku', v.sku, 'color', v.color_code, 'size', v.size, 'fit', v.fit, 'upc', v.upc,
        'quantity', ${availableUnitsSql('k', { now, customerId: null })}) order by v.position), '[]')
      from variants v left join stock k on k.sku = v.sku and k.location = ${site.id}
      where v.style_id = s.id) as variants,
    (with recursive path as (
        select id, parent_id from categories where id = s.category_id
        union all select c.id, c.parent_id from categories c join path on c.id = path.parent_id)
      select json_agg(json_build_object('id', path.id, 'parentId', path.parent_id, 'name', n.name, 'slug', n.slug, 'description', n.description, 'count', 0))
      from path join category_texts n on n.category_id = path.id and n.language = ${language}) as path
    from styles s join style_texts t on t.style_id = s.id and t.language = ${styleLanguageSql(shop, sql.ref('s.id'))}
    where s.id = any(${[...styleIds]}::text[]) and s.brand = ${site.brand}`.execute(db);
  return new Map(result.rows.filter(({ colors }) => colors.length > 0).map((product) => [product.id, product]));
}

/** Reads the data of one product page; null if the site does not sell the style. */
export async function queryProduct(db: Kysely<Tables>, styleId: string, shop: ShopContext, now: Date): Promise<FoundProduct | null> {
  return (await queryProducts(db, [styleId], shop, now)).get(styleId) ?? null;
}
