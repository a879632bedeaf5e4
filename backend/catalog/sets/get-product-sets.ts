import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { CatalogPorts } from '../get-catalog.ts';
import { splitProductId, createUnknownProductError } from '../product-id.ts';
import { personalizeSetCard } from '../personal-prices.ts';
import { buildSetCard } from './build-set.ts';
import { getStyles, readSets } from './read-sets.ts';

/** Returns the sets that contain a style, in any color; 404 ORD404 for a style that the brand does not have. */
export function createGetProductSets({
  db,
  clock,
  readPersonalPrices,
}: Pick<CatalogPorts, 'db' | 'clock' | 'readPersonalPrices'>): Handler<'getProductSets'> {
  return {
    async handle({ params: { productId }, context }) {
      const shop = getShopContext(context);
      const [styleId] = splitProductId(productId);
      const sets = await readSets(db, { styleId }, shop, clock.now());
      if (sets.length === 0) {
        const style = await db
          .selectFrom('styles')
          .select('id')
          .where('id', '=', styleId)
          .where('brand', '=', shop.site.brand)
          .executeTakeFirst();
        if (!style) throw createUnknownProductError(productId, shop.site.id);
      }
      const prices = await readPersonalPrices(shop, context, getStyles(sets));
      return { body: { productSets: sets.map((set) => personalizeSetCard(buildSetCard(set, shop), prices)) } };
    },
  };
}
