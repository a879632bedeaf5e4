import { changeCart } from '../cart/change-cart.ts';
import { digitalShipment, homeShipment } from '../cart/shipping-methods.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { admitAddress, admitContact, assertDelivered, assertReachable } from '../addresses/admit-address.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Sets where the shipment goes, digital goods to a contact, and the bill too where that is asked for. */
export function createAddShippingAddress(ports: CheckoutPorts): Handler<'addShippingAddress'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const { address, contact, shippingId = homeShipment, useAsBilling } = body;
      if (contact && !address && shippingId === digitalShipment) {
        return { body: await changeCart(ports, { context, basketId }, () => ({ contact: admitContact(contact) })) };
      }
      if (!address || contact) throw badRequest(['body: must have an address, or for shippingId digital a contact']);
      if (shippingId !== homeShipment) throw badRequest([`body/shippingId: the cart has no shipment "${shippingId}" with an address`]);
      const cart = await changeCart(ports, { context, basketId }, ({ shippingMethod }, _, { site }) => {
        assertDelivered(address, site.country);
        const shippingAddress = admitAddress(address, 'S', ports.ids.uuid());
        assertReachable(shippingAddress, shippingMethod, shippingId);
        const billing = useAsBilling && { billingAddress: admitAddress(address, 'B', ports.ids.uuid()) };
        // The e-mail address that was given last is the one that counts.
        return { shippingAddress, ...billing, ...(shippingAddress.recipientContactEmail !== undefined && { contact: null }) };
      });
      return { body: cart };
    },
  };
}
