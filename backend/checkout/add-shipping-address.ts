import { changeCart } from '../cart/change-cart.ts';
import { deliveryKinds } from '../delivery/delivery-kinds.ts';
import { destinationOf, withShipment } from '../delivery/shipments.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { admitAddress, admitContact, assertDelivered, assertReachable } from '../addresses/admit-address.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

const homeShipment = deliveryKinds.home.shipmentId;
const digitalShipment = deliveryKinds.digital.shipmentId;

/** Sets where the shipment goes, digital goods to a contact, and the bill too where that is asked for. */
export function createAddShippingAddress(ports: CheckoutPorts): Handler<'addShippingAddress'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const { address, contact, shippingId = homeShipment, useAsBilling, captchaResponse } = body;
      await ports.botChecks.assertHuman({ action: 'shipping-address', response: captchaResponse, context });
      if (contact && !address && shippingId === digitalShipment) {
        const destination = admitContact(contact);
        const reached = await changeCart(ports, { context, basketId }, ({ shipments }) => ({
          shipments: withShipment(shipments, 'digital', { destination }),
        }));
        return { body: reached };
      }
      if (!address || contact) throw badRequest(['body: must have an address, or for shippingId digital a contact']);
      if (shippingId !== homeShipment) throw badRequest([`body/shippingId: the cart has no shipment "${shippingId}" with an address`]);
      const cart = await changeCart(ports, { context, basketId }, ({ shipments }, _, { shop: { site } }) => {
        assertDelivered(address, site.country);
        const destination = admitAddress(address, 'S', ports.ids.uuid());
        assertReachable(destination, shipments.find(({ id }) => id === shippingId)?.method ?? null, shippingId);
        const addressed = withShipment(shipments, 'home', { destination });
        const billing = useAsBilling && { billingAddress: admitAddress(address, 'B', ports.ids.uuid()) };
        // The e-mail address that was given last is the one that counts.
        const isLatest = destination.recipientContactEmail !== undefined && destinationOf(shipments, 'digital') !== null;
        return { ...billing, shipments: isLatest ? withShipment(addressed, 'digital', { destination: null }) : addressed };
      });
      return { body: cart };
    },
  };
}
