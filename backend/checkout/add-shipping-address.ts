import { changeCart } from '../cart/change-cart.ts';
import { homeShipment } from '../cart/shipping-methods.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { admitAddress, assertDelivered, assertReachable } from '../addresses/admit-address.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Sets where the shipment goes, and the bill too where that is asked for. */
export function createAddShippingAddress(ports: CheckoutPorts): Handler<'addShippingAddress'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const { address, shippingId = homeShipment, useAsBilling } = body;
      if (shippingId !== homeShipment) throw badRequest([`body/shippingId: the cart has no shipment "${shippingId}" with an address`]);
      const cart = await changeCart(ports, { context, basketId }, ({ shippingMethod }, _, { site }) => {
        assertDelivered(address, site.country);
        const shippingAddress = admitAddress(address, 'S', ports.ids.uuid());
        assertReachable(shippingAddress, shippingMethod, shippingId);
        return { shippingAddress, ...(useAsBilling && { billingAddress: admitAddress(address, 'B', ports.ids.uuid()) }) };
      });
      return { body: cart };
    },
  };
}
