import { sql, type Kysely } from 'kysely';
import { styleLanguageSql } from '../catalog/regional-language.ts';
import { splitProductId, createUnknownProductError } from '../catalog/product-id.ts';
import type { Tables } from '../database/tables.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/**
 * The name of a style of the site's brand, with the color if the id includes one, e.g. "Ridgeline Shell, Spruce".
 * @throws CallError 404 ORD404
 */
export async function readProductName(db: Kysely<Tables>, productId: string, shop: ShopContext): Promise<string> {
  const { site, language } = shop;
  const [styleId, color] = splitProductId(productId);
  const style = await db
    .selectFrom('styles')
    .innerJoin('style_texts', 'style_texts.style_id', 'styles.id')
    .select('style_texts.name')
    .where('styles.id', '=', styleId)
    .where('styles.brand', '=', site.brand)
    .where('style_texts.language', '=', styleLanguageSql(shop, sql.ref('styles.id')))
    .executeTakeFirst();
  if (!style) throw createUnknownProductError(productId, site.id);
  if (color === '') return style.name;
  const found = await db
    .selectFrom('colorways')
    .innerJoin('colors', 'colors.code', 'colorways.color_code')
    .select('colors.names')
    .where('colorways.style_id', '=', styleId)
    .where('colorways.color_code', '=', color)
    .where('colors.brand', '=', site.brand)
    .executeTakeFirst();
  if (!found) throw createUnknownProductError(productId, site.id);
  return `${style.name}, ${found.names[language]}`;
}
