import { parseAddress } from '../addresses/parse-address.ts';
import { changeCart } from '../cart/change-cart.ts';
import { getBillingAddressOfShipments } from '../delivery/destinations.ts';
import { createBadRequestError, CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Sets the billing address, in any country: a new one, or a copy of the shipping address. */
export function createAddBillingAddress(ports: CheckoutPorts): Handler<'addBillingAddress'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      if (!body.address && !body.sameAsShipping) throw createBadRequestError(['body: must have an address or sameAsShipping']);
      const cart = await changeCart(ports, { context, basketId, emails: [body.address?.recipientContactEmail] }, ({ shipments }) => {
        if (body.address) return { billingAddress: parseAddress(body.address, 'B', ports.ids.uuid()) };
        const copied = getBillingAddressOfShipments(ports.deliveryKinds, shipments);
        if (!copied) throw new CallError(409, 'PYT406', ['The cart has no shipping address yet.']);
        return { billingAddress: { ...copied, id: ports.ids.uuid(), approachType: 'B' } };
      });
      return { body: cart };
    },
  };
}
