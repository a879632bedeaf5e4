import type { Registries } from '../../cart/cart-ports.ts';
import { priceCart } from '../../cart/pricing/price-cart.ts';
import type { CartWithGoods } from '../../cart/read-cart.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { AdmittingCart } from '../../tenders/tender-kind.ts';
import { restOf } from '../../tenders/tenders.ts';

/** Describes a cart to the tenders that are added to it. */
export function admittingCart(
  { deliveryKinds, tenderKinds }: Registries,
  shop: ShopContext,
  { cart, orderId: _orderId, places: _places, ...facts }: CartWithGoods,
): AdmittingCart {
  const { amounts, coverage } = priceCart(deliveryKinds, shop, cart, facts);
  const restMinor = restOf(tenderKinds, cart.tenders, coverage, amounts.total);
  return { tenders: cart.tenders, totalMinor: amounts.total, coverage, restMinor, hasOnlyGiftCards: false };
}
