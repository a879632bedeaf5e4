import { priceCart } from '../cart/pricing/price-cart.ts';
import type { CartWithGoods } from '../cart/read-cart.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { AdmittingCart } from '../tenders/tender-kind.ts';
import { areRewardsBlocked, openForBalances } from '../tenders/tenders.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Facts about a cart for the tenders that are added to it. */
export function admittingCart(
  { deliveryKinds, tenderKinds }: Pick<CheckoutPorts, 'deliveryKinds' | 'tenderKinds'>,
  shop: ShopContext,
  { cart, orderId: _orderId, places: _places, ...facts }: CartWithGoods,
): AdmittingCart {
  const { amounts, coverage } = priceCart(deliveryKinds, shop, cart, facts);
  const payment = { tenders: cart.tenders, coverage, totalMinor: amounts.total };
  return {
    ...payment,
    standing: facts.loyalty,
    areRewardsBlocked: areRewardsBlocked(tenderKinds, payment, facts.loyalty),
    openMinor: (without) => openForBalances(tenderKinds, payment, without),
    hasOnlyGiftCards: false,
  };
}
