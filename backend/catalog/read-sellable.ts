import { sql, type Kysely } from 'kysely';
import type { StoredMedia } from '../database/tables/catalogue.ts';
import type { Tables } from '../database/tables.ts';
import { shopOf, type ShopLanguage } from '../sites/shop-site.ts';
import { fitLabel, sizeLabel } from './sizes.ts';
import { describePicture } from './labels/describe-picture.ts';

/** A variant as a cart or an order writes it down. */
export interface Sellable {
  readonly sku: string;
  readonly upc: string;
  readonly styleId: string;
  /** The style with its colour. */
  readonly productId: string;
  readonly name: string;
  readonly colourCode: string;
  /** Null of a product that comes in one colour without a name. */
  readonly colourLabel: string | null;
  readonly size: string;
  readonly sizeLabel: string | null;
  readonly fit: string | null;
  readonly fitLabel: string | null;
  readonly image: { readonly src: string; readonly alt: string };
  /** In-shop path without the locale. */
  readonly pdpUrl: string;
  readonly currency: string;
  /** Minor units; null where the site has no price for it. */
  readonly unitMinor: number | null;
  /** Minor units, before a reduction; null as above. */
  readonly originalMinor: number | null;
  readonly maxQty: number;
  readonly digital: boolean;
  /** Units that can be sold online in the site. */
  readonly stock: number;
  /** The highest prices among the style's colours in the site, minor units; null where it has none. */
  readonly highCurrentMinor: number | null;
  readonly highOriginalMinor: number | null;
  /** All variants of the style in this colour, in the order of the shelf. */
  readonly siblings: readonly Sibling[];
}

export interface Sibling {
  readonly sku: string;
  readonly size: string;
  /** Empty where there is no choice of fit. */
  readonly fit: string;
  /** Whether it can be sold online in the site now. */
  readonly available: boolean;
}

interface Found {
  readonly sku: string;
  readonly upc: string;
  readonly style_id: string;
  readonly colour_code: string;
  readonly size: string;
  readonly fit: string;
  readonly size_scale: string;
  readonly max_qty: number;
  readonly digital: boolean;
  readonly name: string;
  readonly slug: string;
  readonly colour: string | null;
  readonly gallery: readonly StoredMedia[] | null;
  readonly current_minor: number | null;
  readonly original_minor: number | null;
  readonly quantity: number;
  readonly highs: { readonly current: number | null; readonly original: number | null };
  readonly siblings: readonly Sibling[];
}

/**
 * Variants by sku with their words, price, online stock and what else there is of them, one statement; in a transaction too (nothing is locked).
 * Skus that the site's brand does not have are missing from the map. Throws 400 for an unknown site.
 */
export async function readSellable(
  db: Kysely<Tables>,
  siteId: string,
  language: ShopLanguage,
  skus: readonly string[],
): Promise<Map<string, Sellable>> {
  const { site, locale } = shopOf({ siteId, locale: language });
  if (skus.length === 0) return new Map();
  const found = await sql<Found>`select v.sku, v.upc, v.style_id, v.colour_code, v.size, v.fit, s.size_scale, s.max_qty, s.digital,
      t.name, t.slug, o.names ->> ${language} as colour, w.gallery, p.current_minor, p.original_minor, coalesce(k.quantity, 0) as quantity,
      (select json_build_object('current', max(current_minor), 'original', max(original_minor))
        from prices where style_id = s.id and site_id = ${site.id}) as highs,
      (select json_agg(json_build_object('sku', b.sku, 'size', b.size, 'fit', b.fit, 'available', coalesce(q.quantity, 0) > 0) order by b.position)
        from variants b left join stock q on q.sku = b.sku and q.location = ${site.id}
        where b.style_id = s.id and b.colour_code = v.colour_code) as siblings
    from variants v
    join styles s on s.id = v.style_id and s.brand = ${site.brand}
    join style_texts t on t.style_id = s.id and t.language = ${language}
    left join colourways w on w.style_id = s.id and w.colour_code = v.colour_code
    left join colours o on o.brand = s.brand and o.code = v.colour_code
    left join prices p on p.style_id = s.id and p.site_id = ${site.id} and p.colour_code = v.colour_code
    left join stock k on k.sku = v.sku and k.location = ${site.id}
    where v.sku = any(${[...skus]}::text[])`.execute(db);
  const sellables = found.rows.map((row): Sellable => {
    const picture = row.gallery?.find(({ type }) => type === 'image');
    return {
      sku: row.sku,
      upc: row.upc,
      styleId: row.style_id,
      productId: row.style_id + row.colour_code,
      name: row.name,
      colourCode: row.colour_code,
      colourLabel: row.colour ?? (row.colour_code === '' ? null : row.colour_code),
      size: row.size,
      sizeLabel: row.size === '' ? null : sizeLabel(row.size, row.size_scale, site.country, locale),
      fit: row.fit === '' ? null : row.fit,
      fitLabel: row.fit === '' ? null : fitLabel(row.fit, locale),
      image: { src: picture?.src ?? '', alt: describePicture(row.name, row.colour, picture?.view ?? '', locale) },
      pdpUrl: `/p/${row.slug}-${row.style_id}`,
      currency: site.currency,
      unitMinor: row.current_minor,
      originalMinor: row.original_minor,
      maxQty: row.max_qty,
      digital: row.digital,
      stock: row.quantity,
      highCurrentMinor: row.highs.current,
      highOriginalMinor: row.highs.original,
      siblings: row.siblings,
    };
  });
  return new Map(sellables.map((sellable) => [sellable.sku, sellable]));
}
