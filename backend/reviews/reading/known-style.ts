import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CallContext } from '../../router/call-context.ts';
import { getShopContext, type ShopContext } from '../../sites/shop-site.ts';
import { splitProductId, createUnknownProductError } from '../../catalog/product-id.ts';

export interface KnownStyle {
  readonly shop: ShopContext;
  readonly styleId: string;
  readonly kind: string;
  readonly sizeScale: string;
}

/**
 * Returns the style of a product id on the request's site.
 * @throws CallError 404 ORD404
 */
export async function readKnownStyle(
  db: Kysely<Tables>,
  productId: string,
  context: Pick<CallContext, 'siteId' | 'locale'>,
): Promise<KnownStyle> {
  const shop = getShopContext(context);
  const [styleId] = splitProductId(productId);
  const style = await db
    .selectFrom('styles')
    .select(['kind', 'size_scale'])
    .where('id', '=', styleId)
    .where('brand', '=', shop.site.brand)
    .executeTakeFirst();
  if (!style) throw createUnknownProductError(productId, shop.site.id);
  return { shop, styleId, kind: style.kind, sizeScale: style.size_scale };
}
