import type { Handler } from '../router/handler.ts';
import { calculatePoints } from '../loyalty/calculate-points.ts';
import { buildDetails } from './details/build-details.ts';
import { queryProduct } from './details/query-product.ts';
import { createFindShippingMethod } from './details/find-shipping-method.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { personalizeDetails } from './personal-prices.ts';
import { toMinor } from './wire-price.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { splitProductId, createUnknownProductError } from './product-id.ts';

/** Returns the data of a product page; for a style id, of its first color. One statement, and one for a signed-in customer. */
export function createGetProductDetails(ports: CatalogPorts): Handler<'getProductDetails'> {
  const { db, clock, loyaltyRules, readPersonalPrices } = ports;
  const shipOne = createFindShippingMethod(ports);
  return {
    async handle({ params, context }) {
      const shop = getShopContext(context);
      const [styleId, code] = splitProductId(params.productId);
      const [product, prices] = await Promise.all([
        queryProduct(db, styleId, shop, clock.now()),
        readPersonalPrices(shop, context, [styleId]),
      ]);
      const shown = product?.colors.filter((one) => one.listed || one.code === '');
      const color = code === '' ? shown?.[0] : shown?.find((one) => one.code === code);
      if (!product || !color) throw createUnknownProductError(params.productId, shop.site.id);
      const details = personalizeDetails(buildDetails(product, color, shop, shipOne), prices);
      const earnablePoints = calculatePoints(toMinor(details.price.current), loyaltyRules(shop.site));
      return { body: { ...details, ...(!product.digital && { earnablePoints }) } };
    },
  };
}
