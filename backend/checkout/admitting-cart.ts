import { priceCart } from '../cart/pricing/price-cart.ts';
import { hasOnlyGiftCards } from '../cart/pricing/priced-cart.ts';
import type { CartWithGoods } from '../cart/read-cart.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { AdmittingCart } from '../tenders/tender-kind.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** What tenders know of the cart that they are added to. */
export function admittingCart(
  { deliveryKinds }: Pick<CheckoutPorts, 'deliveryKinds'>,
  shop: ShopContext,
  { cart, orderId: _orderId, places: _places, ...facts }: CartWithGoods,
): AdmittingCart {
  const priced = priceCart(deliveryKinds, shop, cart, facts);
  const { amounts, coverage } = priced;
  return {
    tenders: cart.tenders,
    totalMinor: amounts.total,
    coverage,
    hasOnlyGiftCards: hasOnlyGiftCards(priced),
  };
}
