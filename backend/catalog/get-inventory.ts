import { availableUnitsSql } from './available-units.ts';
import type { Handler } from '../router/handler.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { splitProductId, createUnknownProductError } from './product-id.ts';

/** Returns the units of a product that can be bought online, by sku. One statement. */
export function createGetInventory({ db, clock }: CatalogPorts): Handler<'getInventory'> {
  return {
    async handle({ params, context }) {
      const { site } = getShopContext(context);
      const [styleId, code] = splitProductId(params.productId);
      const rows = await db
        .selectFrom('variants')
        .innerJoin('styles', 'styles.id', 'variants.style_id')
        .leftJoin('stock', (join) => join.onRef('stock.sku', '=', 'variants.sku').on('stock.location', '=', site.id))
        .select(['variants.sku', availableUnitsSql('stock', { now: clock.now(), customerId: null }).as('quantity')])
        .where('variants.style_id', '=', styleId)
        .where('styles.brand', '=', site.brand)
        .$if(code !== '', (query) => query.where('variants.color_code', '=', code))
        .orderBy('variants.position')
        .execute();
      if (rows.length === 0) throw createUnknownProductError(params.productId, site.id);
      const entries = rows.map(({ sku, quantity }) => {
        return [
          sku,
          { inStock: quantity > 0, quantity, stockStatus: quantity > 0 ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const) },
        ] as const;
      });
      return { body: { variants: Object.fromEntries(entries) } };
    },
  };
}
