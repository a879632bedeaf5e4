import type { FlashMessage } from '#generated/openapi/shared.ts';
import type { StoredDeliveryChange } from '../../database/documents/delivery-change-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { CartContents, CartRecord } from '../cart-record.ts';
import type { Goods } from '../delivery/stock-of-lines.ts';
import type { Review } from '../lines/review-lines.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { replaceUnavailableDeliveries } from './change-deliveries.ts';
import { addChanges } from './pending-changes.ts';
import { renderChangeMessages } from './render-changes.ts';

interface DeliveriesOf {
  readonly kinds: DeliveryKinds;
  readonly shop: ShopContext;
  readonly goods: Goods;
  readonly price: (parts: CartContents) => PricedCart;
  readonly review: Review;
}

type Delivered = Pick<CartRecord, 'shipments' | 'deliveryChanges'>;

export interface DeliveriesReviewed {
  /** The new changes. */
  readonly changes: readonly StoredDeliveryChange[];
  readonly isChanged: boolean;
  /** The parts of the cart to store. */
  readonly parts: Delivered;
  readonly flash: readonly FlashMessage[];
  readonly undeliverable: ReadonlySet<string>;
}

/** Reviews the deliveries of a cart. Stock and stores are checked only when the review covers stock and may change the cart. */
export function reviewDeliveries({ kinds, shop, goods, price, review }: DeliveriesOf, cart: CartRecord): DeliveriesReviewed {
  const getShippingPrice = (parts: CartContents): number => price(parts).amounts.shipping;
  const stock = review.stock && review.patch;
  const { shipments, changes, undeliverable } = replaceUnavailableDeliveries(
    { kinds, shop, goods, shippingOf: getShippingPrice, stock },
    cart,
  );
  const parts = { shipments, deliveryChanges: addChanges(cart.deliveryChanges, changes) };
  const view = { kinds, shop, goods, cart: { ...cart, ...parts } };
  return { changes, isChanged: changes.length > 0, parts, flash: renderChangeMessages(view, changes), undeliverable };
}
