import { changeCart } from '../cart/change-cart.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import { getDeliveryKind } from '../delivery/delivery-kind-lookup.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Removes the address from its shipment. The cart does not change if no shipment has the address. */
export function createRemoveShippingAddress(ports: CheckoutPorts): Handler<'removeShippingAddress'> {
  return {
    async handle({ params: { basketId }, body: { addressId }, context }) {
      const hasAddress = ({ kind, destination }: CartShipment): boolean =>
        destination !== null && getDeliveryKind(ports.deliveryKinds, { kind }).getAddressId(destination) === addressId;
      const cart = await changeCart(ports, { context, basketId }, (before) =>
        before.shipments.some(hasAddress)
          ? { shipments: before.shipments.map((shipment) => (hasAddress(shipment) ? { ...shipment, destination: null } : shipment)) }
          : before,
      );
      return { body: cart };
    },
  };
}
