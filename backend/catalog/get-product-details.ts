import type { Handler } from '../router/handler.ts';
import { calculatePoints } from '../loyalty/calculate-points.ts';
import { buildDetails } from './details/build-details.ts';
import { queryProduct } from './details/query-product.ts';
import { createFindShippingMethod } from './details/find-shipping-method.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { splitProductId, createUnknownProductError } from './product-id.ts';

/** Returns the data of a product page; for a style id, of its first color. One statement. */
export function createGetProductDetails(ports: CatalogPorts): Handler<'getProductDetails'> {
  const { db, clock, loyaltyRules } = ports;
  const shipOne = createFindShippingMethod(ports);
  return {
    async handle({ params, context }) {
      const shop = getShopContext(context);
      const [styleId, code] = splitProductId(params.productId);
      const product = await queryProduct(db, styleId, shop, clock.now());
      const shown = product?.colors.filter((one) => one.listed || one.code === '');
      const color = code === '' ? shown?.[0] : shown?.find((one) => one.code === code);
      if (!product || !color) throw createUnknownProductError(params.productId, shop.site.id);
      const earnablePoints = calculatePoints(color.currentMinor, loyaltyRules(shop.site));
      return { body: { ...buildDetails(product, color, shop, shipOne), ...(!product.digital && { earnablePoints }) } };
    },
  };
}
