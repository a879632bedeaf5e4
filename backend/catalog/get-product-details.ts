import type { Handler } from '../router/handler.ts';
import { pointsOf } from '../loyalty/points-of.ts';
import { buildDetails } from './details/build-details.ts';
import { queryProduct } from './details/query-product.ts';
import { createFindShippingMethod } from './details/find-shipping-method.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { shopOf } from '../sites/shop-site.ts';
import { splitProductId, unknownProduct } from './unknown-product.ts';

/** Returns the data of a product page; for a style id, of its first color. One statement. */
export function createGetProductDetails(ports: CatalogPorts): Handler<'getProductDetails'> {
  const { db, clock, loyaltyRules } = ports;
  const shipOne = createFindShippingMethod(ports);
  return {
    async handle({ params, context }) {
      const shop = shopOf(context);
      const [styleId, code] = splitProductId(params.productId);
      const product = await queryProduct(db, styleId, shop, clock.now());
      const shown = product?.colors.filter((one) => one.listed || one.code === '');
      const color = code === '' ? shown?.[0] : shown?.find((one) => one.code === code);
      if (!product || !color) throw unknownProduct(params.productId, shop.site.id);
      const earnablePoints = pointsOf(color.currentMinor, loyaltyRules(shop.site));
      return { body: { ...buildDetails(product, color, shop, shipOne), ...(!product.digital && { earnablePoints }) } };
    },
  };
}
