import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { CatalogPorts } from '../get-catalog.ts';
import { splitProductId, createUnknownProductError } from '../product-id.ts';
import { buildSetCard } from './build-set.ts';
import { readSets } from './read-sets.ts';

/** Returns the sets that contain a style, in any color; 404 ORD404 for a style that the brand does not have. */
export function createGetProductSets({ db, clock }: Pick<CatalogPorts, 'db' | 'clock'>): Handler<'getProductSets'> {
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
      return { body: { productSets: sets.map((set) => buildSetCard(set, shop)) } };
    },
  };
}
