import type { OperationResponse } from '#generated/openapi/operations.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { fromMinor } from '../wire-price.ts';
import type { FoundColor, FoundProduct } from './query-product.ts';
import type { FindShippingMethod } from './find-shipping-method.ts';

type Offers = OperationResponse<'getProductDetails'>['offers'];

/** Days after delivery during which a product can be returned free of charge. */
const RETURN_DAYS = 60;

/** Price and conditions of one unit. Items sent by email have no shipping and cannot be returned. */
export function buildOffers(product: FoundProduct, color: FoundColor, shop: ShopContext, shipOne: FindShippingMethod): Offers {
  const { site } = shop;
  const isReduced = color.currentMinor < color.originalMinor;
  return {
    price: fromMinor(color.currentMinor),
    ...(isReduced && product.saleEndsOn !== null && { validUntil: product.saleEndsOn }),
    ...(!product.digital && { ...buildShipping(shipOne(product, color, shop), shop), returns: { days: RETURN_DAYS, isFree: true } }),
    seller: { name: site.brandName },
  };
}

function buildShipping(standard: ReturnType<FindShippingMethod>, shop: ShopContext): Pick<Offers, 'shipping'> {
  if (standard === undefined) return {};
  const [minDays = 0, maxDays = minDays] = standard.deliveryTime.split('-').map(Number);
  return { shipping: { price: fromMinor(standard.priceMinor), country: shop.site.country, minDays, maxDays } };
}
