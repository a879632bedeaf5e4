import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { StoredMedia } from '../database/tables/catalog.ts';
import type { Tables } from '../database/tables.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { availableUnitsSql, type StockView } from './available-units.ts';
import { styleLanguageSql } from './regional-language.ts';
import { getFitLabel, getSizeLabel } from './sizes.ts';
import { describePicture } from './labels/describe-picture.ts';
import type { CustomAmount, Sellable, Sellables, Sibling } from './sellable.ts';

/** A row of selectSellables. */
export interface SellableRow {
  readonly sku: string;
  readonly upc: string;
  readonly style_id: string;
  readonly color_code: string;
  readonly size: string;
  readonly fit: string;
  readonly size_scale: string;
  readonly max_qty: number;
  readonly digital: boolean;
  readonly custom_amount: CustomAmount | null;
  readonly categories: readonly string[];
  readonly name: string;
  readonly slug: string;
  readonly color: string | null;
  /** The first of its color. */
  readonly picture: StoredMedia | null;
  readonly current_minor: number | null;
  readonly original_minor: number | null;
  readonly quantity: number;
  readonly stocked: boolean;
  /** Null for a gift. */
  readonly highs: { readonly current: number | null; readonly original: number | null } | null;
  /** Null for a gift. */
  readonly siblings: SiblingColumns | null;
}

/** Four arrays, which PostgreSQL writes faster than dozens of rows. */
type SiblingColumns = readonly [skus: readonly string[], sizes: readonly string[], fits: readonly string[], available: readonly boolean[]];

/**
 * Selects variants with their texts, price, available units and siblings.
 * @param skus A text array.
 * @param gifts A text array of further SKUs, which are read without highest prices and siblings.
 */
export function selectSellables(
  shop: ShopContext,
  skus: RawBuilder<unknown>,
  view: StockView,
  gifts: RawBuilder<unknown> | null = null,
): RawBuilder<SellableRow> {
  const { site, language } = shop;
  const requested = gifts ? sql`${skus} || ${gifts}` : skus;
  const selectUnlessGift = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
    gifts ? sql`case when v.sku = any(${skus}) then ${value} end` : value;
  const highs = sql`(select json_build_object('current', max(current_minor), 'original', max(original_minor))
        from prices where style_id = s.id and site_id = ${site.id})`;
  const siblings = sql`(select json_build_array(array_agg(sku), array_agg(size), array_agg(fit), array_agg(available)) from (
        select b.sku, b.size, b.fit, ${availableUnitsSql('q', view)} > 0 as available
        from variants b left join stock q on q.sku = b.sku and q.location = ${site.id}
        where b.style_id = s.id and b.color_code = v.color_code order by b.position) sibling)`;
  return sql<SellableRow>`select v.sku, v.upc, v.style_id, v.color_code, v.size, v.fit, s.size_scale, s.max_qty, s.digital, s.custom_amounts -> ${site.currency} as custom_amount,
      (select coalesce(json_agg(category_id), '[]') from style_categories where style_id = s.id) as categories,
      t.name, t.slug, o.names ->> ${language} as color, jsonb_path_query_first(w.gallery, '$[*] ? (@.type == "image")') as picture,
      p.current_minor, p.original_minor, ${availableUnitsSql('k', view)} as quantity, k.sku is not null as stocked,
      ${selectUnlessGift(highs)} as highs, ${selectUnlessGift(siblings)} as siblings
    from variants v
    join styles s on s.id = v.style_id and s.brand = ${site.brand}
    join style_texts t on t.style_id = s.id and t.language = ${styleLanguageSql(shop, sql.ref('s.id'))}
    left join colorways w on w.style_id = s.id and w.color_code = v.color_code
    left join colors o on o.brand = s.brand and o.code = v.color_code
    left join prices p on p.style_id = s.id and p.site_id = ${site.id} and p.color_code = v.color_code
    left join stock k on k.sku = v.sku and k.location = ${site.id}
    where v.sku = any(${requested})`;
}

const toSiblings = ([skus, sizes, fits, available]: SiblingColumns): Sibling[] =>
  skus.map((sku, index) => ({ sku, size: sizes[index] ?? '', fit: fits[index] ?? '', available: available[index] ?? false }));

function toSellable(row: SellableRow, { site, locale }: ShopContext): Sellable {
  return {
    sku: row.sku,
    upc: row.upc,
    styleId: row.style_id,
    productId: row.style_id + row.color_code,
    name: row.name,
    categoryIds: row.categories,
    colorCode: row.color_code,
    colorLabel: row.color ?? (row.color_code === '' ? null : row.color_code),
    size: row.size,
    sizeLabel: row.size === '' ? null : getSizeLabel(row.size, row.size_scale, site.country, locale),
    fit: row.fit === '' ? null : row.fit,
    fitLabel: row.fit === '' ? null : getFitLabel(row.fit, locale),
    image: { src: row.picture?.src ?? '', alt: describePicture(row.name, row.color, row.picture?.view ?? '', locale) },
    pdpUrl: `/p/${row.slug}-${row.style_id}`,
    currency: site.currency,
    unitMinor: row.current_minor,
    originalMinor: row.original_minor,
    maxQty: row.max_qty,
    digital: row.digital,
    customAmount: row.custom_amount && { minMinor: row.custom_amount.minMinor, maxMinor: row.custom_amount.maxMinor },
    stock: row.quantity,
    isStocked: row.stocked,
    highCurrentMinor: row.highs?.current ?? null,
    highOriginalMinor: row.highs?.original ?? null,
    siblings: row.siblings ? toSiblings(row.siblings) : [],
  };
}

/** Keyed by sku. */
export function toSellables(rows: readonly SellableRow[], shop: ShopContext): Sellables {
  return new Map(rows.map((row) => [row.sku, toSellable(row, shop)]));
}

/** Reads variants by sku in one statement, without locks. Skus that the site's brand does not have are missing from the map. */
export async function readSellables(db: Kysely<Tables>, shop: ShopContext, skus: readonly string[], view: StockView): Promise<Sellables> {
  const { rows } = await selectSellables(shop, sql`${[...skus]}::text[]`, view).execute(db);
  return toSellables(rows, shop);
}
