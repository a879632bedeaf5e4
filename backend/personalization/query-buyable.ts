import { sql, type Kysely } from 'kysely';
import type { ProductCard } from '../catalog/listings/build-card.ts';
import type { Versioned } from '../catalog/listing-index/listing-indexes.ts';
import type { Tables } from '../database/tables.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** Ranked styles, and the number of available ones to return. */
export interface RequestedList {
  readonly styles: readonly string[];
  readonly requested: number;
}

export interface BuyableStyle {
  readonly card: ProductCard;
  /** Set for a product with a single variant. */
  readonly sku: string | null;
}

export interface Buyable extends Versioned {
  /** The styles of each list that are available online, in its order. */
  readonly lists: readonly (readonly BuyableStyle[])[];
}

/** The first available styles of each list, in one statement that stops at the limit. */
export async function queryBuyable(db: Kysely<Tables>, { site, language }: ShopContext, lists: readonly RequestedList[]): Promise<Buyable> {
  // Reads the id once per card rather than per variant: the limit keeps the planner from flattening the subquery.
  const each = lists.map(
    ({ styles, requested }) => sql`(select coalesce(json_agg(json_build_object('card', b.card, 'sku',
        (select case when count(*) = 1 then min(v.sku) end from variants v where v.style_id = b.style_id and v.color_code = b.color))
        order by b.place), '[]')
      from (select l.style_id, l.card, c.place, substr(l.card ->> 'id', 9) as color
        from unnest(${[...styles]}::text[]) with ordinality c (style_id, place)
        join listings l on l.style_id = c.style_id and l.site_id = ${site.id} and l.language = ${language}
        where exists (select 1 from variants s join stock k on k.sku = s.sku and k.location = ${site.id}
          where s.style_id = c.style_id and k.quantity > 0)
        order by c.place limit ${requested}::int) b)`,
  );
  const result = await sql<Buyable>`select
    (select version from listing_indexes where site_id = ${site.id} and language = ${language}) as version,
    json_build_array(${sql.join(each)}) as lists`.execute(db);
  return result.rows[0] as Buyable;
}
