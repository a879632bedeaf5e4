import { sql, type RawBuilder } from 'kysely';
import type { ShopSite } from '../../sites/shop-site.ts';

/** SQL of the stock status of a style's color in a site: SOLD OUT, LOW STOCK, or null. */
export function buildColorScarcity(table: string, { id }: ShopSite): RawBuilder<string | null> {
  return sql`(select scarcity(max(k.quantity)) from variants v left join stock k on k.sku = v.sku and k.location = ${id}
    where v.style_id = ${sql.ref(`${table}.style_id`)} and v.color_code = ${sql.ref(`${table}.color_code`)})`;
}
