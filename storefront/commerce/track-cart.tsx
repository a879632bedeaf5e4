import { useGetCart } from '#commerce/cart/changes/get-cart.ts';
import { useTracked } from '../host/use-tracked.ts';

/** Tracks a view of the cart or the start of the checkout once the cart is loaded. */
export function TrackCart({ name }: { readonly name: 'view-cart' | 'begin-checkout' }): null {
  const { data: cart } = useGetCart();
  useTracked(({ cartEvent }) => (cart ? cartEvent(name, cart) : []), cart?.id);
  return null;
}
