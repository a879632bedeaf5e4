import { useGetCart } from '#commerce/cart/changes/get-cart.ts';
import { useTrackedEvents } from '../host/use-tracked-events.ts';

/** Tracks a view of the cart or the start of the checkout once the cart is loaded. */
export function TrackCart({ name }: { readonly name: 'view-cart' | 'begin-checkout' }): null {
  const { data: cart } = useGetCart();
  useTrackedEvents(({ createCartEvent }) => (cart ? createCartEvent(name, cart) : []), cart?.id);
  return null;
}
