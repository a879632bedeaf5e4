import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { queryProducts, type FoundColor, type FoundProduct } from '../details/query-product.ts';

interface SetRow {
  readonly id: string;
  readonly picture: string;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  readonly description: string;
  readonly parts: readonly { readonly styleId: string; readonly color: string; readonly qty: number }[];
}

/** A part in the color that the set proposes, or in the first color if the site does not sell that one. */
export interface SoldPart {
  readonly product: FoundProduct;
  readonly color: FoundColor;
  readonly qty: number;
}

export interface SoldSet extends Omit<SetRow, 'parts'> {
  readonly parts: readonly SoldPart[];
}

/** Minimum of parts; a set with fewer is not shown. */
const MIN_PARTS = 2;

/** Sets by their ids, or all sets with a style. */
export type SetQuery = { readonly setIds: readonly string[] } | { readonly styleId: string };

/** Reads the sets that the site sells, in shop order, with the parts that it sells. Runs two statements. */
export async function readSets(db: Kysely<Tables>, query: SetQuery, shop: ShopContext, now: Date): Promise<readonly SoldSet[]> {
  const { site, language } = shop;
  const requested =
    'setIds' in query
      ? sql`s.id = any(${query.setIds})`
      : sql`exists (select 1 from product_set_parts p where p.set_id = s.id and p.style_id = ${query.styleId})`;
  const { rows } = await sql<SetRow>`select s.id, s.picture, t.name, t.slug, t.tagline, t.description,
      (select coalesce(json_agg(json_build_object('styleId', p.style_id, 'color', p.color_code, 'qty', p.qty) order by p.position), '[]')
        from product_set_parts p where p.set_id = s.id) as parts
    from product_sets s join product_set_texts t on t.set_id = s.id and t.language = ${language}
    where s.brand = ${site.brand} and not s.withdrawn and ${requested}
    order by s.position, s.id`.execute(db);
  if (rows.length === 0) return [];
  const styles = rows.flatMap(({ parts }) => parts.map(({ styleId }) => styleId));
  const products = await queryProducts(db, [...new Set(styles)], shop, now);
  return rows
    .map((row) => ({ ...row, parts: row.parts.flatMap((part) => findSoldPart(part, products.get(part.styleId)) ?? []) }))
    .filter(({ parts }) => parts.length >= MIN_PARTS);
}

/** The styles of all parts. */
export const getStyles = (sets: readonly SoldSet[]): readonly string[] => [
  ...new Set(sets.flatMap(({ parts }) => parts.map(({ product }) => product.id))),
];

function findSoldPart({ color: code, qty }: SetRow['parts'][number], product: FoundProduct | undefined): SoldPart | undefined {
  const shown = product?.colors.filter((one) => one.listed || one.code === '') ?? [];
  const color = shown.find((one) => one.code === code) ?? shown[0];
  return product && color && { product, color, qty };
}
