import type { ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { CartContents, CartRecord } from '../cart/cart-record.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { CartShipment, DeliveryKind } from '../database/documents/shipment-document.ts';
import { getDeliveryKind, getKindOfShipmentId } from '../delivery/delivery-kind-lookup.ts';
import { getShipmentOfKind, addShipment } from '../delivery/shipments.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** The changed parts of the cart: the shipment with its destination, and the billing address if requested. */
function setDestination(
  { deliveryKinds, ids }: CheckoutPorts,
  { shipments }: CartRecord,
  { input, kind, shop }: { readonly input: ShippingAddressInput; readonly kind: DeliveryKind; readonly shop: ShopContext },
): Partial<CartContents> {
  const createId = () => ids.uuid();
  const definition = getDeliveryKind(deliveryKinds, { kind });
  const shipment = getShipmentOfKind(deliveryKinds, shipments, kind);
  const destination = definition.parseDestination({ input, shop, shipment, newId: createId });
  const addressed = addShipment(shipments, { ...shipment, destination } as CartShipment);
  const copied = input.useAsBilling ? definition.getBillingAddress(destination) : null;
  // The most recent email address wins.
  const hasEmail = definition.getEmail(destination) !== undefined;
  const isReplaced = (other: CartShipment) => hasEmail && other.kind !== kind && getDeliveryKind(deliveryKinds, other).isReplacedByEmail;
  return {
    ...(copied && { billingAddress: { ...copied, id: createId(), approachType: 'B' } }),
    shipments: addressed.map((other) => (isReplaced(other) ? { ...other, destination: null } : other)),
  };
}

/** Sets the destination of a shipment, and the billing address if requested. */
export function createAddShippingAddress(ports: CheckoutPorts): Handler<'addShippingAddress'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const { shippingId, captchaResponse } = body;
      await ports.botChecks.assertHuman({ action: 'shipping-address', response: captchaResponse, context });
      const named = getKindOfShipmentId(ports.deliveryKinds, shippingId);
      const kind = named && (ports.deliveryKinds[named].followsKind ?? named);
      if (!kind) throw createBadRequestError([`body/shippingId: unknown shipment "${shippingId}"`]);
      const emails = [body.address?.recipientContactEmail, body.contact?.recipientContactEmail];
      const cart = await changeCart(ports, { context, basketId, emails }, (before, _, { shop }) =>
        setDestination(ports, before, { input: body, kind, shop }),
      );
      return { body: cart };
    },
  };
}
