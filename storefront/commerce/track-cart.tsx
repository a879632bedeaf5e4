import { useGetCart } from '#commerce/cart/changes/get-cart.ts';
import { useTracked } from '../host/use-tracked.ts';

/** Tells that the cart is looked at, or on its way to an order, once it is there. */
export function TrackCart({ name }: { readonly name: 'view-cart' | 'begin-checkout' }): null {
  const { data: cart } = useGetCart();
  useTracked(({ cartEvent }) => (cart ? cartEvent(name, cart) : []), cart?.id);
  return null;
}
