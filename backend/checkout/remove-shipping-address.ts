import { changeCart } from '../cart/change-cart.ts';
import { destinationOf, withShipment } from '../delivery/shipments.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Takes the address away; one that is gone already leaves the cart as it is. */
export function createRemoveShippingAddress(ports: CheckoutPorts): Handler<'removeShippingAddress'> {
  return {
    async handle({ params: { basketId }, body: { addressId }, context }) {
      const cart = await changeCart(ports, { context, basketId }, (before) =>
        destinationOf(before.shipments, 'home')?.id === addressId
          ? { shipments: withShipment(before.shipments, 'home', { destination: null }) }
          : before,
      );
      return { body: cart };
    },
  };
}
