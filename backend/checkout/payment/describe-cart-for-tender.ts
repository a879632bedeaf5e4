import type { Registries } from '../../cart/cart-ports.ts';
import { priceCart } from '../../cart/pricing/price-cart.ts';
import { hasOnlyGiftCards } from '../../cart/pricing/priced-cart.ts';
import type { CartWithFacts } from '../../cart/read-cart.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { PayableCart } from '../../tenders/tender-kind.ts';
import { areRewardsBlocked, calculateOpenAmount, calculateRest } from '../../tenders/tenders.ts';

/** Describes a cart for the tenders that are added to it. */
export function describeCartForTender(
  { deliveryKinds, tenderKinds }: Registries,
  shop: ShopContext,
  { cart, orderId: _orderId, places: _places, ...facts }: CartWithFacts,
): PayableCart {
  const priced = priceCart(deliveryKinds, shop, cart, facts);
  const { amounts, coverage } = priced;
  const payment = { tenders: cart.tenders, coverage, totalMinor: amounts.total };
  return {
    ...payment,
    restMinor: calculateRest(tenderKinds, cart.tenders, coverage, amounts.total),
    standing: facts.loyalty,
    areRewardsBlocked: areRewardsBlocked(tenderKinds, payment, facts.loyalty),
    openMinor: (without) => calculateOpenAmount(tenderKinds, payment, without),
    hasOnlyGiftCards: hasOnlyGiftCards(priced),
  };
}
